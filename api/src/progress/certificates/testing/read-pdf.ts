import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'

/** The words of a PDF in the order they were drawn, as a reader's program finds them: glyphs by the table that each font brings along. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes)
  const page = pdf.getPage(0)
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const lettersOf = new Map<string, Map<string, string>>()
  for (const [name] of fonts?.entries() ?? []) {
    const table = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'))
    if (table instanceof PDFRawStream) lettersOf.set(name.asString(), readTable(textOf(table)))
  }
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  const drawn = streams
    .map((part) => (part instanceof PDFRef ? pdf.context.lookup(part) : part))
    .filter((part) => part instanceof PDFRawStream)
    .map(textOf)
    .join('\n')
  const words: string[] = []
  let letters = new Map<string, string>()
  for (const [, font, glyphs] of drawn.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
    if (font) letters = lettersOf.get(font) ?? new Map()
    else words.push((glyphs?.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph.toUpperCase()) ?? '\ufffd').join(''))
  }
  return words
}

const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** `<0001> <0054>`: a glyph and its letters. */
function readTable(table: string): Map<string, string> {
  const rows = table.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>\s*$/gm)
  return new Map(
    [...rows].map(([, glyph = '', letters = '']) => [
      glyph.toUpperCase(),
      (letters.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
    ]),
  )
}
