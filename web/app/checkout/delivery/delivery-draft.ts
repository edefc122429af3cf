import { type Draft, keepInTab, readFromTab } from '../../lib/state/tab-draft.ts'
import { DRAFT_KEY } from './forget-draft.ts'

/** What was typed into the delivery form: a reload or a look back into the cart loses nothing. */
export const readDraft = (): Draft => readFromTab(DRAFT_KEY)

export const keepDraft = (change: Draft) => keepInTab(DRAFT_KEY, { ...readDraft(), ...change })

/** Whether the reader is in that field: then nothing is filled in. */
export const isBeingTyped = (name: string) => (document.activeElement as HTMLInputElement | null)?.name === name
