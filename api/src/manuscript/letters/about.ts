import type { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import type { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import type { Letter } from '../../mail/letter.ts'
import type { ManuscriptRow } from '../core/own.ts'

export type FileRow = typeof manuscriptFiles.$inferSelect
export type ReviewRow = typeof manuscriptReviews.$inferSelect

/** What a letter is made from. */
export interface About {
  row: ManuscriptRow
  /** In its quotation marks, or words that say which one is meant: for a mailbox that nobody has proven. */
  title: string
  /** How its reader is spoken to. */
  reader: string
  words: string
  files: FileRow[]
  /** Whether anything that a guest typed may stand in it. */
  isProven: boolean
  review?: ReviewRow
}

/** A letter without its link: that is put in by whoever sends it. */
export type Draft = Pick<Letter, 'title' | 'paragraphs'> & { facts?: [string, string][] }
export type Writer = (about: About) => Draft
