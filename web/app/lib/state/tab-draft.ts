/** What was typed into a form, for this visit: a reload loses nothing. */
export type Draft = Record<string, unknown>

export function readFromTab(key: string): Draft {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : {}
  } catch {
    return {}
  }
}

export function keepInTab(key: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Blocked or full: then it lasts as long as the page.
  }
}

/** Only what has the type of the form's own empty value is taken from a draft. */
export function fromDraft<T extends object>(empty: T, draft: Draft): T {
  const entries = Object.entries(empty).map(([name, value]) => {
    const kept = draft[name]
    const isSame = typeof kept === typeof value && kept !== null && typeof kept !== 'object'
    return [name, isSame ? kept : value]
  })
  return Object.fromEntries(entries) as T
}
