import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'

const key = (name: string) => PDFName.of(name)
/** Whoever drew, marked or wrote a note; in a form `T` is the name of a field. */
const NOTES = new Set(
  ['Text', 'FreeText', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine']
    .concat(['Stamp', 'Caret', 'Ink', 'Popup', 'FileAttachment', 'Sound', 'Redact'])
    .map(key),
)
const isWords = (value: unknown) => value instanceof PDFString || value instanceof PDFHexString

/** A PDF without its properties, its XMP, private data of programs, and the names of whoever marked it. Written anew, so that no older state stays in it. */
export async function stripPdf(content: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  const { context } = pdf
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    if (isProperties(dict) || dict.get(key('Type')) === key('Metadata')) context.delete(ref)
    else strip(dict)
  }
  // Those that stand in another object, not by themselves.
  for (const { node } of pdf.getPages()) for (const note of node.Annots()?.asArray() ?? []) stripNote(note)
  strip(pdf.catalog)
  context.trailerInfo.Info = undefined
  return pdf.save({ updateFieldAppearances: false, addDefaultPage: false })
}

/** Also one that an older state of the file left behind. */
const isProperties = (dict: PDFDict) =>
  !dict.has(key('Type')) &&
  !dict.has(key('Subtype')) &&
  ['Author', 'Creator', 'Producer'].some((name) => isWords(dict.get(key(name))))

function strip(dict: PDFDict): void {
  for (const name of ['Metadata', 'PieceInfo']) dict.delete(key(name))
  stripNote(dict)
}

function stripNote(dict: unknown): void {
  if (!(dict instanceof PDFDict)) return
  const kind = dict.get(key('Subtype'))
  if (kind instanceof PDFName && NOTES.has(kind)) dict.delete(key('T'))
}
