import { DRAFT_KEY } from './forget-draft.ts'

/** What was typed into the delivery form, for this visit: a reload or a look back into the cart loses nothing. */
export type Draft = Record<string, unknown>

export function readDraft(): Draft {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : {}
  } catch {
    return {}
  }
}

export function keepDraft(change: Draft): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...readDraft(), ...change }))
  } catch {
    // Blocked or full: then it lasts as long as the page.
  }
}

/** Whether the reader is in that field: then nothing is filled in. */
export const isBeingTyped = (name: string) => (document.activeElement as HTMLInputElement | null)?.name === name

/** Only what has the type of the form's own empty value is taken from a draft. */
export function fromDraft<T extends object>(empty: T, draft: Draft): T {
  const entries = Object.entries(empty).map(([name, value]) => {
    const kept = draft[name]
    const isSame = typeof kept === typeof value && kept !== null && typeof kept !== 'object'
    return [name, isSame ? kept : value]
  })
  return Object.fromEntries(entries) as T
}
