import { FILE_TYPES, type FileType } from '@tq/contract/files.ts'
import type { Db } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { eq } from 'drizzle-orm'
import type { FileRow } from '../letters/about.ts'

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
export const blindNameOf = (code: string, { role, version, mediaType }: Pick<FileRow, 'role' | 'version' | 'mediaType'>) =>
  `${code}-${ROLE_SLUGS[role]}-${version}.${FILE_TYPES[mediaType as FileType] ?? 'bin'}`

export async function blindName(db: Db, row: FileRow): Promise<string> {
  const [found] = await db.select({ code: manuscripts.code }).from(manuscripts).where(eq(manuscripts.id, row.manuscriptId))
  return blindNameOf(found?.code ?? 'ban-thao', row)
}
