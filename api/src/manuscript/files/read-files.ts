import { MANUSCRIPT_FILE_ROLES } from '@tq/contract/manuscript/enums.ts'
import type { Db } from '@tq/db/database.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FileRow } from '../letters/about.ts'

const placeOf = ({ role }: FileRow) => MANUSCRIPT_FILE_ROLES.indexOf(role)

/** As they came; of what came together the text first. */
export async function readFiles(db: Db, manuscriptId: string, which?: SQL): Promise<FileRow[]> {
  const rows = await db
    .select()
    .from(manuscriptFiles)
    .where(and(eq(manuscriptFiles.manuscriptId, manuscriptId), which))
  return rows.sort((a, b) => +a.createdAt - +b.createdAt || placeOf(a) - placeOf(b) || a.version - b.version)
}
