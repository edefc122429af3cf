import type { FilePart, FileType } from '../http/files.ts'
import type { AuthorFileRole, StaffFileRole } from './enums.ts'

export const MOST_FILE_BYTES = 100 * 1024 ** 2
export const MOST_FILES_A_ROUND = 10
export const MOST_MANUSCRIPT_BYTES = 500 * 1024 ** 2
/** Of one person; guests count by their network. */
export const MOST_BYTES_A_DAY = 1024 ** 3
export const LONGEST_FILE_NAME = 255

/** Where files are sent in parts, by the tus protocol: the same for a cut line as for a fast one. */
export const MANUSCRIPT_UPLOADS = '/api/Draft/Uploads'
export const UPLOAD_ID = /^[0-9a-hjkmnp-tv-z]{16}$/

const TEXTS = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'application/pdf',
] as const satisfies FileType[]
/** Archives and sources only where figures belong. */
const SOURCES = [...TEXTS, 'application/zip', 'text/x-tex'] as const satisfies FileType[]

export const typesOf = (role: AuthorFileRole | StaffFileRole): readonly FileType[] => (role === 'figures' ? SOURCES : TEXTS)

const part = (types: readonly FileType[]) =>
  ({ most: MOST_FILES_A_ROUND, mostBytes: MOST_FILE_BYTES, types, isOptional: true }) as const satisfies FilePart

/** One name in the form for each role. */
export const AUTHOR_FILES = {
  manuscript: part(TEXTS),
  outline: part(TEXTS),
  figures: part(SOURCES),
  cv: part(TEXTS),
  appraisal: part(TEXTS),
  rights: part(TEXTS),
  reply: part(TEXTS),
  other: part(TEXTS),
} satisfies Record<AuthorFileRole, FilePart>

export const STAFF_FILES = { edited: part(TEXTS), proof: part(TEXTS) } satisfies Record<StaffFileRole, FilePart>
