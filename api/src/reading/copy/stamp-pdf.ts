import {
  beginText,
  concatTransformationMatrix,
  drawObject,
  endText,
  PDFDocument,
  type PDFFont,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setFontAndSize,
  setGraphicsState,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import { embedFaces, type Face } from '../../progress/certificates/faces.ts'

const SIZE = 7
const MARGIN = 12
/** Faint and from corner to corner, whole on every size of page: one reads through it. `share` of the way, so that no letter is cut off. */
const SLANT = { size: 22, share: 0.86, opacity: 0.1 }

/** Writes the buyer's line below every page and across it. It is drawn once for each size of page and shown on all of them. */
export async function stampPdf({ content, text }: { content: Uint8Array; text: string }): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false })
  const { sans } = await embedFaces(pdf)
  const drawings = new Map<string, ReturnType<typeof draw>>()
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize()
    const key = `${Math.round(width)}x${Math.round(height)}`
    const drawing = drawings.get(key) ?? draw(pdf, sans, text, { width, height })
    drawings.set(key, drawing)
    const { x, y } = page.getMediaBox()
    page.node.normalize()
    page.pushOperators(
      pushGraphicsState(),
      ...(x || y ? [moveTo(x, y)] : []),
      drawObject(page.node.newXObject('BanCua', drawing)),
      popGraphicsState(),
    )
  }
  return pdf.save()
}

function draw(pdf: PDFDocument, face: Face, text: string, { width, height }: { width: number; height: number }) {
  const fonts = new Map<PDFFont, string>()
  const nameOf = (font: PDFFont) => {
    const name = fonts.get(font) ?? `F${fonts.size}`
    fonts.set(font, name)
    return name
  }
  const turn = Math.atan2(height, width)
  const size = SLANT.size * Math.min(1, (SLANT.share * Math.hypot(width, height)) / Math.max(1, face.width(text, SLANT.size)))
  const long = face.width(text, size)
  const across = {
    x: width / 2 - (long / 2) * Math.cos(turn),
    y: height / 2 - (long / 2) * Math.sin(turn),
    turn,
    size,
    color: rgb(0, 0, 0),
    state: 'Faint',
  }
  const small = Math.min(SIZE, (SIZE * (width - 2 * MARGIN)) / Math.max(1, face.width(text, SIZE)))
  const below = {
    x: (width - face.width(text, small)) / 2,
    y: MARGIN / 2,
    turn: 0,
    size: small,
    color: rgb(0.45, 0.45, 0.45),
    state: 'Clear',
  }
  const operators = [across, below].flatMap((place) => lineOf(face, text, nameOf, place))
  const Font = Object.fromEntries([...fonts].map(([font, name]) => [name, font.ref]))
  return pdf.context.register(
    pdf.context.formXObject(operators, {
      BBox: pdf.context.obj([0, 0, width, height]),
      Resources: pdf.context.obj({ Font, ExtGState: { Faint: { ca: SLANT.opacity }, Clear: { ca: 1 } } }),
    }),
  )
}

interface Line {
  x: number
  y: number
  turn: number
  size: number
  color: ReturnType<typeof rgb>
  /** Of the drawing's resources: how much shows through. */
  state: string
}

function lineOf(
  face: Face,
  text: string,
  nameOf: (font: PDFFont) => string,
  { x, y, turn, size, color, state }: Line,
): PDFOperator[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const operators = [setGraphicsState(state), setFillingColor(color), beginText(), setTextMatrix(cos, sin, -sin, cos, x, y)]
  for (const { font, part } of face.runs(text))
    operators.push(setFontAndSize(nameOf(font), size), showText(font.encodeText(part)))
  return [...operators, endText()]
}

const moveTo = (x: number, y: number) => concatTransformationMatrix(1, 0, 0, 1, x, y)
