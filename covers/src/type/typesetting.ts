import type { Font, PathCommand } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { type Paint, path, round } from '../svg.ts'
import { type FaceName, type Faces, loadFaces } from './fonts.ts'

export interface Outline {
  d: string
  width: number
}

export interface Placed {
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  tracking?: number
}

const WIDTHS_KEPT = 20_000
const NO_LIGATURES = { liga: false, clig: false }

/** Sets words as shapes, so that a picture needs no font to be shown and looks alike everywhere. */
export class Typesetter {
  readonly #faces: Faces
  readonly #widths = new LRUCache<string, number>({ max: WIDTHS_KEPT })

  constructor(faces: Faces) {
    this.#faces = faces
  }

  outline(face: FaceName, text: string, size: number, tracking = 0): Outline {
    let x = 0
    let d = ''
    for (const { font, letters } of runsOf(this.#faces[face], text)) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(letters, NO_LIGATURES)
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        d += commands(glyph.path.commands, scale, x + xOffset * scale, -yOffset * scale)
        x += xAdvance * scale + tracking
      }
    }
    return { d, width: Math.max(0, x - tracking) }
  }

  /** Word by word, since the same words are measured at many sizes. */
  width(face: FaceName, text: string, size: number, tracking = 0): number {
    const words = text.split(' ')
    const spaces = (words.length - 1) * this.#em(face, ' ')
    const ems = words.reduce((sum, word) => sum + this.#em(face, word), spaces)
    return ems * size + tracking * Math.max(0, text.length - 1)
  }

  place(face: FaceName, text: string, x: number, y: number, { size, fill, anchor, tracking }: Placed): string {
    const { d, width } = this.outline(face, text, size, tracking)
    const shift = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0
    const paint: Paint = { fill, transform: `translate(${round(x - shift)} ${round(y)})` }
    return d ? path(d, paint) : ''
  }

  /** The text in the largest size up to `size` that fits; what is still too long at `least` ends in "…". */
  fit(face: FaceName, text: string, size: number, least: number, width: number, tracking = 0): { text: string; size: number } {
    const full = this.width(face, text, size, tracking)
    if (full <= width) return { text, size }
    const fitting = Math.max(least, Math.floor((size * width * 10) / full) / 10)
    return { text: this.cut(face, text, fitting, width, tracking), size: fitting }
  }

  /** By halves: a word without end, measured letter by letter, would take seconds. */
  cut(face: FaceName, text: string, size: number, width: number, tracking = 0): string {
    if (this.width(face, text, size, tracking) <= width) return text
    const letters = [...text]
    const cutAfter = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
    let fitting = 0
    let tooMany = letters.length
    while (tooMany - fitting > 1) {
      const middle = (fitting + tooMany) >> 1
      if (this.width(face, cutAfter(middle), size, tracking) <= width) fitting = middle
      else tooMany = middle
    }
    return cutAfter(fitting)
  }

  #em(face: FaceName, word: string): number {
    const key = `${face} ${word}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = runsOf(this.#faces[face], word).reduce((sum, { font, letters }) => {
        const { positions } = font.layout(letters, NO_LIGATURES)
        return sum + positions.reduce((advance, { xAdvance }) => advance + xAdvance, 0) / font.unitsPerEm
      }, 0)
      this.#widths.set(key, width)
    }
    return width
  }
}

let opening: Promise<Typesetter> | undefined

export function openTypesetter(): Promise<Typesetter> {
  opening ??= loadFaces().then((faces) => new Typesetter(faces))
  return opening
}

interface Run {
  font: Font
  letters: string
}

/** Neighbours of the same font go together. A letter that no font has is left out. */
function runsOf(face: Font[], text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const font = face.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (font && last?.font === font) last.letters += letter
    else if (font) runs.push({ font, letters: letter })
  }
  return runs
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

function commands(list: PathCommand[], scale: number, dx: number, dy: number): string {
  let d = ''
  for (const { command, args } of list) {
    d += LETTERS[command]
    for (let i = 0; i < args.length; i += 2) {
      d += `${i ? ' ' : ''}${round(dx + (args[i] ?? 0) * scale)} ${round(dy - (args[i + 1] ?? 0) * scale)}`
    }
  }
  return d
}

/** Invisible signs, pictures, and the scripts our fonts don't have. */
const UNSETTABLE =
  /[\p{Cf}\p{Extended_Pictographic}]|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu

/** What fonts and line breaking expect: composed letters and single spaces. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSETTABLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
