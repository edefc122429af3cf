import { z } from 'zod'
import { Instant } from '../shapes.ts'
import {
  MANUSCRIPT_FIELDS,
  MANUSCRIPT_FILE_ROLES,
  MANUSCRIPT_FORMATS,
  MANUSCRIPT_KINDS,
  MANUSCRIPT_LETTERS,
  MANUSCRIPT_MESSAGES,
  MANUSCRIPT_SIDES,
  MANUSCRIPT_STANDINGS,
  MANUSCRIPT_STATES,
  SCAN_STATES,
} from './enums.ts'
import { AUTHOR_ACTIONS } from './states.ts'

/** On the Vietnamese calendar. */
export const Day = z.iso.date()

export const FileVersion = z.object({
  id: z.uuid(),
  role: z.enum(MANUSCRIPT_FILE_ROLES),
  roleName: z.string(),
  /** Of that role: 1, 2, 3… */
  version: z.int(),
  round: z.int(),
  /** As its sender named it. */
  name: z.string(),
  bytes: z.int(),
  /** SHA-256, as in the receipt. */
  hash: z.string(),
  scan: z.enum(SCAN_STATES),
  scanName: z.string(),
  by: z.enum(MANUSCRIPT_SIDES),
  /** False: it lies in the round that is not sent yet, and may still be taken away. */
  isSent: z.boolean(),
  /** The version of this manuscript that has the very same content, where there is one. */
  sameAsVersion: z.int().nullable(),
  /** Opens it as a download for an hour or two; null while it may not be opened. */
  href: z.string().nullable(),
  createdAt: Instant,
})
export type FileVersion = z.infer<typeof FileVersion>

export const ManuscriptCard = z.object({
  id: z.uuid(),
  /** Null until it is sent. */
  code: z.string().nullable(),
  title: z.string(),
  kind: z.enum(MANUSCRIPT_KINDS).nullable(),
  state: z.enum(MANUSCRIPT_STATES),
  stateName: z.string(),
  /** "Việc bạn cần làm" */
  task: z.string().nullable(),
  dueDay: Day.nullable(),
  submittedAt: Instant.nullable(),
  changedAt: Instant,
})
export type ManuscriptCard = z.infer<typeof ManuscriptCard>

export const ManuscriptEvent = z.object({
  at: Instant,
  from: z.enum(MANUSCRIPT_STATES).nullable(),
  to: z.enum(MANUSCRIPT_STATES),
  stateName: z.string(),
  by: z.enum(MANUSCRIPT_SIDES),
  /** For the author. */
  words: z.string(),
})

export const ManuscriptDetail = ManuscriptCard.extend({
  /** Sent along with what changes the state: a page that shows an older one hears MANUSCRIPT_CHANGED. */
  revision: z.int(),
  meaning: z.string(),
  /** What its author may do now. */
  actions: z.array(z.enum(AUTHOR_ACTIONS)),
  subtitle: z.string(),
  field: z.enum(MANUSCRIPT_FIELDS).nullable(),
  summary: z.string(),
  standing: z.enum(MANUSCRIPT_STANDINGS).nullable(),
  authorName: z.string(),
  authorEmail: z.string(),
  authorPhone: z.string(),
  authorUnit: z.string(),
  audience: z.string(),
  outline: z.string(),
  pageCount: z.int().nullable(),
  figureCount: z.int().nullable(),
  language: z.string(),
  publishedBefore: z.string(),
  funding: z.string(),
  format: z.enum(MANUSCRIPT_FORMATS).nullable(),
  desiredDay: Day.nullable(),
  note: z.string(),
  coAuthors: z.array(z.object({ name: z.string(), email: z.string(), unit: z.string() })),
  files: z.array(FileVersion),
  /** The round that is being filled; null while none is. */
  openRound: z.int().nullable(),
  rounds: z.array(z.object({ number: z.int(), sentAt: Instant.nullable(), reply: z.string() })),
  events: z.array(ManuscriptEvent),
  messages: z.array(
    z.object({
      id: z.int(),
      at: Instant,
      by: z.enum(MANUSCRIPT_SIDES),
      /** Of whoever wrote it for the house; null: the author, or somebody who has left. */
      name: z.string().nullable(),
      kind: z.enum(MANUSCRIPT_MESSAGES),
      text: z.string(),
    }),
  ),
  /** What was written to the author. */
  letters: z.array(z.object({ at: Instant, kind: z.enum(MANUSCRIPT_LETTERS), title: z.string(), text: z.string() })),
  /** How many opinions are asked for and have come, never whose. */
  reviews: z.object({ asked: z.int(), returned: z.int() }).nullable(),
  editor: z.string().nullable(),
  product: z.object({ address: z.string(), title: z.string() }).nullable(),
  createdAt: Instant,
})
export type ManuscriptDetail = z.infer<typeof ManuscriptDetail>
