import type { Data } from '@tq/contract/http/endpoint.ts'
import type { createDraft } from '@tq/contract/manuscript/draft.ts'

/** What was sent last in this tab, so that its receipt is there after a reload too. */
const KEY = 'manuscript-receipt'

export interface Receipt extends Data<typeof createDraft> {
  title: string
  email: string
}

/** Where the browser keeps nothing, the page does. */
let inMemory: Receipt | null = null

export function keepReceipt(receipt: Receipt): void {
  inMemory = receipt
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(receipt))
  } catch {
    // Blocked or full: then it lasts as long as the page.
  }
}

export function readReceipt(code: string): Receipt | null {
  if (inMemory?.code === code) return inMemory
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Receipt | null
    return kept?.code === code && Array.isArray(kept.files) ? kept : null
  } catch {
    return null
  }
}
