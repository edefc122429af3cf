import { askForCopy } from '@tq/contract/reading/copy.ts'
import { addBook } from '../../reading/testing/add-book.ts'
import { changeVersion } from '../../reading/versions/book-versions.ts'
import { staffActorIn } from '../staff-actor.ts'
import type { Till } from './orders.ts'

/** An e-book with a file: staff have just made its preview longer, and somebody who bought it has asked for a copy to keep. */
export async function keepBook({ api, db, EBOOK }: Till, reader: { id: string }): Promise<void> {
  const version = await addBook(api, { productId: EBOOK, allowsDownload: true })
  await changeVersion(db, version, { previewPercent: 40, actor: await staffActorIn(db) })
  await api.as(reader).call(askForCopy, { params: { productId: EBOOK } })
}
