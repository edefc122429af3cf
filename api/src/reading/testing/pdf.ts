import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { embedFaces } from '../../progress/certificates/faces.ts'

/** A PDF whose pages say these words. */
export async function pdfOf(pages: string[], change: (pdf: PDFDocument) => void = () => {}): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const { sans } = await embedFaces(pdf)
  for (const text of pages) {
    const page = pdf.addPage([300, 400])
    let x = 20
    for (const { font, part } of sans.runs(text)) {
      page.drawText(part, { x, y: 350, size: 8, font })
      x += font.widthOfTextAtSize(part, 8)
    }
  }
  change(pdf)
  return Buffer.from(await pdf.save())
}

/** Scripts where a PDF may have them: at its opening, in its names, at a page, behind a link. */
export function addScripts(pdf: PDFDocument): void {
  const { context, catalog } = pdf
  const script = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert("chay")') }
  catalog.set(PDFName.of('OpenAction'), context.obj(script))
  catalog.set(PDFName.of('Names'), context.obj({ JavaScript: { Names: [PDFString.of('x'), context.obj(script)] } }))
  const page = pdf.getPage(0)
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 10, 10],
    A: { S: 'Launch', F: PDFString.of('calc.exe') },
  })
  page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
}

/** From the first page to the last, as a table of contents has them. */
export function linkToLast(pdf: PDFDocument): void {
  const { context } = pdf
  const last = pdf.getPage(pdf.getPageCount() - 1).ref
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10], Dest: [last, PDFName.of('Fit')] })
  pdf.getPage(0).node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
}

const unpacked = (stream: PDFObject | undefined) =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''

/** What is drawn on each page, as a program that unpacks the file sees it. */
export async function contentsOf(content: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(content)
  return pdf.getPages().map(({ node }) => {
    const contents = node.Contents()
    const list = contents instanceof PDFArray ? contents.asArray().map((ref) => pdf.context.lookup(ref)) : [contents]
    return list.map((stream) => unpacked(stream as PDFStream | undefined)).join('')
  })
}

/** Everything in a file that can be unpacked, whether a page shows it or not. */
export async function streamsOf(content: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(content)
  return pdf.context.enumerateIndirectObjects().map(([, object]) => unpacked(object))
}
