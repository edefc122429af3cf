import { randomUUID } from 'node:crypto'
import { askForCopy } from '@tq/contract/reading/copy.ts'
import { syncMarks } from '@tq/contract/reading/marks.ts'
import { addBook } from '../../reading/testing/add-book.ts'
import { changeVersion } from '../../reading/versions/book-versions.ts'
import { staffActorIn } from '../staff-actor.ts'
import type { Till } from './orders.ts'

/**
 * An e-book with a file: staff have just made its preview longer, and somebody who bought it has asked for a copy to keep, and has one mark
 * in it of two.
 */
export async function keepBook({ api, db, EBOOK }: Till, reader: { id: string }): Promise<void> {
  const versionId = await addBook(api, { productId: EBOOK, allowsDownload: true })
  await changeVersion(db, versionId, { previewPercent: 40, actor: await staffActorIn(db) })
  const { call } = api.as(reader)
  const params = { productId: EBOOK }
  await call(askForCopy, { params })
  const bookmark = (id: string) => ({
    ...{ id, kind: 'bookmark' as const, colour: null, versionId, chapter: 'OEBPS/c1.xhtml', chapterTitle: '', cfi: null },
    ...{ percent: 1, quote: '', note: '', page: null },
  })
  const [kept, gone] = [randomUUID(), randomUUID()]
  await call(syncMarks, { params, body: { since: 0, marks: [kept, gone].map(bookmark), removed: [] } })
  await call(syncMarks, { params, body: { since: 0, marks: [], removed: [{ id: gone }] } })
}
