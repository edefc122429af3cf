import { TEXTBOOK_KEYS } from '../lib/query-keys.ts'

export const TEXTBOOKS_PATH = '/sach-giao-khoa'

const LIST_KEYS = TEXTBOOK_KEYS.filter((key) => key !== 'ma')
export type TextbookQuery = Partial<Record<(typeof TEXTBOOK_KEYS)[number], string>>

export function readTextbookQuery(search: URLSearchParams): TextbookQuery {
  return Object.fromEntries(LIST_KEYS.map((key) => [key, search.get(key) || undefined]))
}

/** The address after a change; whatever changes but the page itself leads back to page 1. */
export function textbooksUrl(query: TextbookQuery, change: TextbookQuery = {}): string {
  const next: TextbookQuery = { ...query, page: undefined, ...change }
  const search = new URLSearchParams()
  for (const key of LIST_KEYS) if (next[key] && !(key === 'page' && next[key] === '1')) search.set(key, next[key])
  return search.size > 0 ? `${TEXTBOOKS_PATH}?${search}` : TEXTBOOKS_PATH
}

const PRINTED_CODE = /^[2-9a-hjkmnp-z]{12}$/

/** A code as printed beside a lesson, with or without spaces, in any case. Null for what can't be one. */
export function readPrintedCode(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toLowerCase()
  return PRINTED_CODE.test(plain) ? plain : null
}

/** In a search field a code must be told from words: it has digits among its letters, and no word has its length in one piece. */
export function codeInSearch(text: string): string | null {
  const code = readPrintedCode(text)
  return code && /\d/.test(code) && /[a-z]/.test(code) ? code : null
}
