import type { Database } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptFiles, manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import type { FileStore } from '../../storage/file-store.ts'
import type { Desk } from '../core/desk.ts'
import type { FileRow } from '../letters/about.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { scanStream, type Verdict } from './clamd.ts'

const AT_ONCE = 20
/** A scanner that was away is asked again so much later. */
const AGAIN_MINUTES = 10

export interface ScanDeps {
  db: Database
  files: FileStore
  desk: Desk
  clamavUrl: string | null
}

/** Every minute: what nobody has looked at yet, also what came before there was a scanner. */
export async function scanManuscripts({ db, files, desk, clamavUrl }: ScanDeps): Promise<void> {
  if (!clamavUrl) return
  const due = await db
    .select()
    .from(manuscriptFiles)
    .where(
      and(
        inArray(manuscriptFiles.scan, ['unscanned', 'scanning', 'failed']),
        or(
          ne(manuscriptFiles.scan, 'failed'),
          isNull(manuscriptFiles.scannedAt),
          lt(manuscriptFiles.scannedAt, sql`now() - make_interval(mins => ${AGAIN_MINUTES})`),
        ),
      ),
    )
    .orderBy(asc(manuscriptFiles.createdAt))
    .limit(AT_ONCE)
  for (const file of due) {
    const content = await files.read(file.fileHash)
    const verdict: Verdict = content ? await scanStream(clamavUrl, content) : { is: 'failed', why: 'the file is missing' }
    await note(db, desk, file, verdict)
  }
}

async function note(db: Database, desk: Desk, file: FileRow, verdict: Verdict): Promise<void> {
  const scanNote = verdict.is === 'infected' ? verdict.found : verdict.is === 'failed' ? verdict.why : ''
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(manuscriptFiles)
      .set({ scan: verdict.is, scanNote, scannedAt: sql`now()` })
      .where(and(eq(manuscriptFiles.id, file.id), inArray(manuscriptFiles.scan, ['unscanned', 'scanning', 'failed'])))
    // Removed meanwhile, or another worker was faster.
    if (!rowCount || verdict.is !== 'infected') return
    const [row] = await tx.select().from(manuscripts).where(eq(manuscripts.id, file.manuscriptId))
    if (!row) return
    await sendLetter(tx, desk, { kind: 'virusFound', to: 'author', row, files: [file], ref: file.id })
    const [round] = await tx
      .select({ sentAt: manuscriptRounds.sentAt })
      .from(manuscriptRounds)
      .where(and(eq(manuscriptRounds.manuscriptId, row.id), eq(manuscriptRounds.number, file.round)))
    // In a draft it is the author's own affair.
    if (round?.sentAt)
      await raiseStaffAlert(tx, {
        ...{ kind: 'manuscriptVirus', ref: file.id },
        text: `Bản thảo ${row.code}: một tệp nhiễm mã độc (${scanNote}); tệp đã bị khoá, tác giả đã được báo.`,
      })
  })
}
