import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { FullBook, TakenFile } from '../taken-book.ts'
import { PDF_FILE } from './take-pdf.ts'

const MOST_PAGES = 40
/** A page's links and threads name the pages they lead to, and copying follows them: the whole book would come along. */
const LEADING_ON = ['Annots', 'B', 'AA', 'PieceInfo', 'StructParents', 'Metadata'].map((key) => PDFName.of(key))

/** The first pages as a file of their own: copied into an empty one, so that nothing of the others comes along. */
export async function cutPdf(book: FullBook): Promise<TakenFile[]> {
  const whole = await PDFDocument.load(await book.read(PDF_FILE), { updateMetadata: false })
  const count = Math.min(MOST_PAGES, Math.max(1, Math.floor((whole.getPageCount() * book.previewPercent) / 100)))
  const numbers = Array.from({ length: count }, (_, n) => n)
  for (const n of numbers) for (const key of LEADING_ON) whole.getPage(n).node.delete(key)
  const cut = await PDFDocument.create()
  for (const page of await cut.copyPages(whole, numbers)) cut.addPage(page)
  cut.setTitle(book.title)
  const content = Buffer.from(await cut.save())
  const characters = Math.round((book.facts.characters * count) / Math.max(1, book.facts.pageCount))
  return [{ path: PDF_FILE, mediaType: 'application/pdf', content, position: 0, characters }]
}
