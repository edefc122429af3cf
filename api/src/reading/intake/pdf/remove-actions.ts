import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { BookError } from '../book-error.ts'
import type { Problems } from '../taken-book.ts'

/** They run, open programs, send or fetch. What is left leads to a page or to an address that the reader sees. */
const REFUSED = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMediaExecute',
  'GoToE',
  'GoToR',
  'Movie',
  'Sound',
])
/** What happens by itself, and what carries files or forms along. */
const KEYS = ['AA', 'JS', 'JavaScript', 'EmbeddedFiles', 'XFA', 'AcroForm', 'RichMediaContent', 'Collection']
/** The same pages without anything that could run. */
export async function removeActions(content: Buffer, problems: Problems): Promise<Buffer> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false }).catch(() => {
    throw new BookError('Tệp PDF có chỗ hỏng, không xử lý được; hãy xuất lại tệp')
  })
  const removed = new Set<string>()
  const clean = (object: PDFObject, depth: number): void => {
    if (depth > 50 || object instanceof PDFRef) return
    if (object instanceof PDFArray) for (const one of object.asArray()) clean(one, depth + 1)
    const dict = object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null
    if (!dict) return
    for (const key of KEYS) if (dict.delete(PDFName.of(key))) removed.add(key)
    const kind = dict.get(PDFName.of('S'))
    if (kind instanceof PDFName && REFUSED.has(kind.decodeText())) {
      removed.add(kind.decodeText())
      dict.set(PDFName.of('S'), PDFName.of('Named'))
      dict.set(PDFName.of('N'), PDFName.of('NextPage'))
      for (const key of ['F', 'Win', 'D', 'URI']) dict.delete(PDFName.of(key))
    }
    for (const [, value] of dict.entries()) clean(value, depth + 1)
  }
  for (const [, object] of pdf.context.enumerateIndirectObjects()) clean(object, 0)
  // Opening at a page is harmless; after what was cleaned, an action that remains here is of no use.
  if (!(pdf.catalog.lookup(PDFName.of('OpenAction')) instanceof PDFArray) && pdf.catalog.delete(PDFName.of('OpenAction')))
    removed.add('OpenAction')
  if (!removed.size) return content
  problems.add('book.pdf', null, `đã bỏ lệnh chạy kèm tệp PDF: ${[...removed].join(', ')}`)
  pdf.context.trailerInfo.ID ??= pdf.context.obj([PDFHexString.of('00'), PDFHexString.of('00')])
  return Buffer.from(await pdf.save({ useObjectStreams: true }))
}
