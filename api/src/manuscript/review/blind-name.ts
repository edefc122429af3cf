import { FILE_TYPES, type FileType } from '@tq/contract/http/files.ts'
import type { FileRow } from '../letters/about.ts'
import { reviewCodeOf } from './review-code.ts'

const ROLE_SLUGS: Record<FileRow['role'], string> = {
  manuscript: 'ban-thao',
  outline: 'de-cuong',
  figures: 'hinh-anh',
  cv: 'ly-lich',
  appraisal: 'tham-dinh',
  rights: 'ban-quyen',
  reply: 'phan-hoi',
  other: 'tep',
  edited: 'bien-tap',
  proof: 'ban-bong',
}

/** What a reviewer's file is called: authors put their names into names of files. */
export const blindNameOf = (reviewId: string, { role, version, mediaType }: Pick<FileRow, 'role' | 'version' | 'mediaType'>) =>
  `${reviewCodeOf(reviewId)}-${ROLE_SLUGS[role]}-${version}.${FILE_TYPES[mediaType as FileType] ?? 'bin'}`
