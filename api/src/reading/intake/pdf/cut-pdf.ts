import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { sharePages } from '../share-pages.ts'

/** A page's links and threads name the pages they lead to, and copying follows them: the whole book would come along. */
const LEADING_ON = ['Annots', 'B', 'AA', 'PieceInfo', 'StructParents', 'Metadata'].map((key) => PDFName.of(key))

/** The first pages as a file of their own: copied into an empty one, so that nothing of the others comes along. */
export async function firstPages({ content, percent, title }: { content: Uint8Array; percent: number; title: string }) {
  const whole = await PDFDocument.load(content, { updateMetadata: false })
  const count = sharePages(whole.getPageCount(), percent)
  const numbers = Array.from({ length: count }, (_, n) => n)
  for (const n of numbers) for (const key of LEADING_ON) whole.getPage(n).node.delete(key)
  const cut = await PDFDocument.create()
  for (const page of await cut.copyPages(whole, numbers)) cut.addPage(page)
  cut.setTitle(title)
  return { content: await cut.save(), count }
}
