import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { BookFacts } from '@tq/db/schema/reading/book.ts'
import { bookResources } from '@tq/db/schema/reading/book.ts'
import { bookCopies } from '@tq/db/schema/reading/reader.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FileStore } from '../../storage/file-store.ts'
import { readWhole, storeFile } from '../../storage/store-file.ts'
import { CONTAINER, NAV, PACKAGE } from '../intake/epub/write-package.ts'
import { PDF_FILE } from '../intake/pdf/take-pdf.ts'
import { authorsOf } from '../read/manifest.ts'
import { inThread } from '../thread/in-thread.ts'
import { type Buyer, stampText } from './stamp-text.ts'

interface Deps {
  db: Database
  files: FileStore
}

interface CopyRow extends Buyer {
  version_id: string
  format: 'epub' | 'pdf'
  facts: BookFacts
  title: string
  authors: string[]
  order_code: string | null
}

/** Makes the file of one buyer; where even the last try fails, they are told. */
export async function stampCopy(deps: Deps, id: string, { isLastTry }: { isLastTry: boolean }): Promise<void> {
  try {
    await makeCopy(deps, id)
  } catch (error) {
    if (isLastTry) await deps.db.update(bookCopies).set({ state: 'failed', updatedAt: sql`now()` }).where(isWaiting(id))
    throw error
  }
}

const isWaiting = (id: string) => and(eq(bookCopies.id, id), eq(bookCopies.state, 'preparing'))

/** What is there already, or was taken back, is left alone. */
async function makeCopy({ db, files }: Deps, id: string): Promise<void> {
  const [copy] = await runPrepared<CopyRow>(
    db,
    sql`select c.version_id, v.format, v.facts, p.title, u.name, u.email, o.code as order_code,
        ${authorsOf(sql`p.id`)} as authors
      from book_copies c join book_versions v on v.id = c.version_id join products p on p.id = v.product_id
      join users u on u.id = c.user_id join entitlements e on e.id = c.entitlement_id and e.revoked_at is null
      left join order_lines l on l.id = e.order_line_id left join orders o on o.id = l.order_id
      where c.id = ${id}::uuid and c.state = 'preparing'`,
  )
  if (!copy) return
  const text = stampText({ name: copy.name, email: copy.email, orderCode: copy.order_code })
  const content = await (copy.format === 'pdf' ? makePdf : makeEpub)({ db, files }, copy, text)
  const mediaType = copy.format === 'pdf' ? 'application/pdf' : 'application/epub+zip'
  const { hash: fileHash } = await storeFile(db, files, [content], { mediaType, mostBytes: Number.MAX_SAFE_INTEGER })
  await db.update(bookCopies).set({ state: 'ready', fileHash, updatedAt: sql`now()` }).where(isWaiting(id))
}

async function makePdf(deps: Deps, { version_id }: CopyRow, text: string): Promise<Uint8Array> {
  const [file] = (await readFiles(deps, version_id)).filter(({ path }) => path === PDF_FILE)
  if (!file) throw new Error(`the book ${version_id} has no PDF`)
  return inThread('stampPdf', { content: file.content, text })
}

async function makeEpub(deps: Deps, { version_id: id, facts, title, authors }: CopyRow, text: string): Promise<Uint8Array> {
  const own = new Set([CONTAINER, NAV, PACKAGE])
  const files = (await readFiles(deps, id)).filter(({ path }) => !own.has(path))
  return inThread('stampEpub', { id, title, authors, facts, files, text })
}

async function readFiles({ db, files }: Deps, versionId: string) {
  const rows = await db
    .select()
    .from(bookResources)
    .where(and(eq(bookResources.versionId, versionId), eq(bookResources.part, 'full')))
  return Promise.all(
    rows.map(async ({ path, mediaType, position, isLinear, fileHash }) => {
      const content = await readWhole(files, fileHash)
      if (!content) throw new Error(`the file ${path} of the book ${versionId} is missing`)
      return { path, mediaType, position, isLinear, content }
    }),
  )
}
