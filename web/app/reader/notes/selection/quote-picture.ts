import { PUBLISHER } from '@tq/contract/publisher.ts'

export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1080, 1350]
/** Paper, ink and vermilion as on the site, whatever theme it is read in: it is a print. */
const [PAPER, INK, FAINT, LINE, SON] = ['#fbf7f0', '#1c2430', '#4a5565', '#e4dbcb', '#b42318']
const SIDE = 96
const WIDTH = PICTURE_WIDTH - 2 * SIDE
/** Where the words of the quote may stand. */
const [TOP, BOTTOM] = [250, 1010]
const SIZES = [92, 80, 68, 60, 54, 48, 43, 39, 36]
const LEADING = 1.5
/** The seal, as the site draws it on a field of 46 by 46. */
const SEAL = [
  'M23 14.5C18.5 11 13 10.2 8.5 11V33.5C13 32.7 18.5 33.5 23 37C27.5 33.5 33 32.7 37.5 33.5V11C33 10.2 27.5 11 23 14.5Z',
  'M23 14.5V37M13 18.5c2.5-.1 4.5.3 6.5 1.3M13 25c2.5-.1 4.5.3 6.5 1.3M33 18.5c-2.5-.1-4.5.3-6.5 1.3M33 25c-2.5-.1-4.5.3-6.5 1.3',
]

interface Quote {
  quote: string
  title: string
  authors: string[]
}

export async function drawQuote(canvas: HTMLCanvasElement, { quote, title, authors }: Quote): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) return
  // Drawn before the letters are there, it would be in others.
  await Promise.all(
    ['400 40px Literata', '600 40px Literata', '500 30px "Be Vietnam Pro"'].map((font) => document.fonts.load(font, 'ăễ')),
  )
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  pen.strokeStyle = LINE
  pen.lineWidth = 2
  pen.strokeRect(36, 36, PICTURE_WIDTH - 72, PICTURE_HEIGHT - 72)
  pen.fillStyle = SON
  pen.font = '600 220px Literata'
  pen.textBaseline = 'alphabetic'
  pen.fillText('“', SIDE - 12, 268)

  pen.fillStyle = INK
  const { size, lines } = fitted(pen, quote.replace(/\s+/g, ' ').trim())
  const first = TOP + (BOTTOM - TOP - lines.length * size * LEADING) / 2 + size
  pen.font = `400 ${size}px Literata`
  for (const [n, line] of lines.entries()) pen.fillText(line, SIDE, first + n * size * LEADING)

  pen.fillRect(SIDE, 1064, 72, 4)
  pen.font = '600 38px Literata'
  const titleLines = wrap(pen, title, WIDTH)
  for (const [n, line] of ellipsis(pen, titleLines, 2).entries()) pen.fillText(line, SIDE, 1124 + n * 50)
  pen.fillStyle = FAINT
  pen.font = '400 30px "Be Vietnam Pro"'
  const below = 1124 + Math.min(2, titleLines.length) * 50
  const [byline = ''] = ellipsis(pen, wrap(pen, authors.join(', '), WIDTH), 1)
  pen.fillText(byline, SIDE, below)
  drawPress(pen, 1262)
}

function drawPress(pen: CanvasRenderingContext2D, baseline: number): void {
  pen.save()
  pen.translate(SIDE, baseline - 38)
  pen.scale(48 / 46, 48 / 46)
  pen.fillStyle = SON
  pen.beginPath()
  pen.roundRect(0, 0, 46, 46, 5)
  pen.fill()
  pen.strokeStyle = PAPER
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const [n, path] of SEAL.entries()) {
    pen.lineWidth = n === 0 ? 2.8 : 2.4
    pen.stroke(new Path2D(path))
  }
  pen.restore()
  pen.fillStyle = INK
  pen.font = '600 30px Literata'
  pen.fillText(PUBLISHER.name, SIDE + 66, baseline - 4)
  const after = SIDE + 66 + pen.measureText(PUBLISHER.name).width
  pen.fillStyle = FAINT
  pen.font = '400 26px "Be Vietnam Pro"'
  pen.fillText(` · ${PUBLISHER.kind}`, after, baseline - 4)
}

/** The largest letters in which it has room; the longest quotes are cut. */
function fitted(pen: CanvasRenderingContext2D, text: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    pen.font = `400 ${size}px Literata`
    const lines = wrap(pen, text, WIDTH)
    if (lines.length * size * LEADING <= BOTTOM - TOP) return { size, lines }
  }
  const size = SIZES.at(-1) as number
  return { size, lines: ellipsis(pen, wrap(pen, text, WIDTH), Math.floor((BOTTOM - TOP) / (size * LEADING))) }
}

function wrap(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && pen.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function ellipsis(pen: CanvasRenderingContext2D, lines: string[], most: number): string[] {
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (last.includes(' ') && pen.measureText(`${last}…`).width > WIDTH) last = last.slice(0, last.lastIndexOf(' '))
  return [...kept.slice(0, -1), `${last}…`]
}
