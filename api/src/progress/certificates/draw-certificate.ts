import { PDFDocument } from '@cantoo/pdf-lib'
import type { Certificate } from '@tq/contract/learning/certificate.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { breakLines } from '@tq/covers/type/line-breaking.ts'
import { whenNeeded } from '@tq/db/when-needed.ts'
import { vietnamDay } from '../../time/vietnam-time.ts'
import { embedFaces, type Faces } from './faces.ts'
import { INK, type Paper, paperOf } from './paper.ts'
import { drawFrame, drawSeal } from './paper-drawings.ts'

/** All in millimetres from the top left corner of a landscape A4. */
const LEFT = 74
const WIDTH = 204
const BOTTOM = 192

/** A certificate as it is printed. */
export async function drawCertificate(certificate: Certificate, publicUrl: string): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const faces = await embedFaces(pdf)
  const paper = paperOf(pdf.addPage([841.89, 595.28]))
  pdf.setTitle(`Chứng nhận hoàn thành: ${certificate.courseTitle}`)
  pdf.setAuthor(`${PUBLISHER.name}, ${PUBLISHER.kind}`)
  pdf.setLanguage('vi')
  drawFrame(paper)
  drawSeal(paper, { x: LEFT, y: 20, side: 12 })
  paper.write(faces.serif, PUBLISHER.name, { x: LEFT + 15, y: 26, size: 6, color: INK.text })
  paper.write(faces.sans, PUBLISHER.kind, { x: LEFT + 15, y: 31.4, size: 3.7, color: INK.soft })
  paper.write(faces.serif, 'Chứng nhận hoàn thành', { x: LEFT, y: 56, size: 8.6, color: INK.seal })
  paper.write(faces.sans, 'Trao cho', { x: LEFT, y: 68, size: 4, color: INK.soft })
  const nameEnd = drawFitting(paper, faces, certificate.name, { y: 71, size: 17, smallest: 9, lines: 2 })
  paper.write(faces.sans, 'đã học xong khoá học', { x: LEFT, y: nameEnd + 6, size: 4, color: INK.soft })
  const titleEnd = drawFitting(paper, faces, certificate.courseTitle, { y: nameEnd + 7.5, size: 7.4, smallest: 5.5, lines: 3 })
  drawSummary(paper, faces, certificate, titleEnd + 6)
  drawSigners(paper, faces, certificate.teachers)
  drawCheck(paper, faces, certificate.code, publicUrl)
  return Buffer.from(await pdf.save())
}

/**
 * A name or title from `y` on: as large as it may be, smaller and in more lines when it is long. However long it is, all of it stands
 * there. Returns where it ends.
 */
function drawFitting(
  paper: Paper,
  { serif }: Faces,
  text: string,
  { y, size: largest, smallest, lines: most }: { y: number; size: number; smallest: number; lines: number },
): number {
  const fits = (lines: string[], size: number) => lines.length <= most && lines.every((line) => serif.width(line, size) <= WIDTH)
  let size = largest
  let lines = [text]
  while (!fits(lines, size)) {
    size *= 0.96
    if (size < smallest) lines = breakLines(text, (part) => serif.width(part, size), WIDTH)
  }
  lines.forEach((line, i) => {
    paper.write(serif, line, { x: LEFT, y: y + size * (1.02 + 1.3 * i), size, color: INK.text })
  })
  return y + size * (1.34 + 1.3 * (lines.length - 1))
}

function drawSummary(paper: Paper, { sans, bold }: Faces, certificate: Certificate, y: number): void {
  const { lessonCount, durationSeconds, issuedAt } = certificate
  const facts = `${lessonCount} bài, ${durationText(durationSeconds)}. Cấp ngày `
  paper.write(sans, facts, { x: LEFT, y, size: 4, color: INK.soft })
  const day = vietnamDay(new Date(issuedAt)).split('-').reverse().join('/')
  const dayAt = LEFT + sans.width(facts, 4)
  paper.write(bold, day, { x: dayAt, y, size: 4, color: INK.text })
  paper.write(sans, '.', { x: dayAt + bold.width(day, 4), y, size: 4, color: INK.soft })
}

function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} giờ`, rest && `${rest} phút`, 'học'].filter(Boolean).join(' ')
}

const SIGN_WIDTH = 62
/** So many have their names on it; of more the first ones. */
const MOST_TEACHERS = 3

function drawSigners(paper: Paper, faces: Faces, teachers: string[]): void {
  const [director = '', office = ''] = PUBLISHER.responsible.split(', ')
  const named = teachers.length > MOST_TEACHERS ? [...teachers.slice(0, MOST_TEACHERS - 1), 'và các giảng viên khác'] : teachers
  if (named.length) drawSigner(paper, faces, { x: LEFT, names: named, office: 'Giảng viên khoá học' })
  drawSigner(paper, faces, { x: LEFT + (named.length ? SIGN_WIDTH + 8 : 0), names: [director], office })
}

function drawSigner(
  paper: Paper,
  { sans, bold }: Faces,
  { x, names, office }: { x: number; names: string[]; office: string },
): void {
  const top = BOTTOM - 6.8 - 5.2 * names.length
  paper.line({ x, y: top }, { x: x + SIGN_WIDTH, y: top }, { color: INK.rule, width: 0.25 })
  names.forEach((name, i) => {
    const size = Math.min(3.9, (3.9 * SIGN_WIDTH) / bold.width(name, 3.9))
    paper.write(bold, name, { x, y: top + 5.4 + 5.2 * i, size, color: INK.text })
  })
  paper.write(sans, office, { x, y: BOTTOM - 1.2, size: 3.5, color: INK.soft })
}

const QR_SIDE = 25
const qrCode = whenNeeded<typeof import('qrcode')>('qrcode')

/** `TQ7K-2M9X-PE4H`, and the square that leads to the page which confirms it. */
function drawCheck(paper: Paper, faces: Faces, code: string, publicUrl: string): void {
  const right = LEFT + WIDTH
  const { modules } = qrCode().create(`${publicUrl}/cn/${code}`, { errorCorrectionLevel: 'M' })
  paper.squares(modules, { x: right - QR_SIDE, y: BOTTOM - QR_SIDE, side: QR_SIDE, color: INK.text })
  const typed = code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
  const lines = [
    { face: faces.sans, text: 'Mã tra cứu', color: INK.soft, y: BOTTOM - 11.4 },
    { face: faces.bold, text: typed, color: INK.text, y: BOTTOM - 6.3 },
    { face: faces.sans, text: `${new URL(publicUrl).host}/cn`, color: INK.soft, y: BOTTOM - 1.2 },
  ]
  const widest = Math.max(...lines.map(({ face, text }) => face.width(text, 3.5)))
  for (const { face, text, color, y } of lines) paper.write(face, text, { x: right - QR_SIDE - 4 - widest, y, size: 3.5, color })
}
