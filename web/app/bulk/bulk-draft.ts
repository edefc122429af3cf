import { type Draft, fromDraft, keepInTab, readFromTab } from '../lib/state/tab-draft.ts'

const DRAFT_KEY = 'bulk-form'

export const EMPTY = { organisation: '', name: '', phone: '', email: '', books: '', note: '', website: '' }

/** A list of thirty titles is long to type again: a reload or a look into the shop loses nothing of it. */
export const typedBefore = () => fromDraft(EMPTY, readFromTab(DRAFT_KEY))
export const keepTyped = (change: Draft) => keepInTab(DRAFT_KEY, { ...readFromTab(DRAFT_KEY), ...change })
export const forgetTyped = () => keepInTab(DRAFT_KEY, {})
