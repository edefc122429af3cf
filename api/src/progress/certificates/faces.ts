import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import wawoff2 from 'wawoff2'

const locate = createRequire(import.meta.url).resolve
/** `latin` has à á â ê ô, `vietnamese` ă đ ơ ư and the stacked marks, `latin-ext` the rest of Europe's. */
const SUBSETS = ['latin', 'vietnamese', 'latin-ext']
const FILES = {
  serif: (subset: string) => `@fontsource/literata/files/literata-${subset}-600-normal.woff2`,
  sans: (subset: string) => `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-400-normal.woff2`,
  bold: (subset: string) => `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-600-normal.woff2`,
}
type FaceName = keyof typeof FILES
export type Faces = Record<FaceName, Face>

/** Fonts that stand in for one another letter by letter. */
export interface Face {
  /** In the unit of the size. */
  width(text: string, size: number): number
  /** The text in pieces that each have one font. */
  runs(text: string): { font: PDFFont; part: string }[]
}

/** A letter of no font that we have, as a foreign name may hold one. */
const UNKNOWN = '?'

type Files = Record<FaceName, Uint8Array[]>
let opening: Promise<Files> | undefined

/** Unpacked once in a process, one after another: the unpacker has a single memory. */
function openFiles(): Promise<Files> {
  opening ??= (async () => ({ serif: await unpack('serif'), sans: await unpack('sans'), bold: await unpack('bold') }))()
  return opening
}

async function unpack(name: FaceName): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  for (const subset of SUBSETS) files.push(Buffer.from(await wawoff2.decompress(await readFile(locate(FILES[name](subset))))))
  return files
}

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]
const read = new Map<Uint8Array, fontkit.Font>()

/** Reads each font once in a process: its tables are most of the work. Our types of it name only what covers use. */
const reader = {
  create(file: Buffer) {
    const font = read.get(file) ?? fontkit.create(file)
    read.set(file, font)
    return font
  },
} as unknown as Fontkit

export async function embedFaces(pdf: PDFDocument): Promise<Faces> {
  pdf.registerFontkit(reader)
  const { serif, sans, bold } = await openFiles()
  return { serif: await embedFace(pdf, serif), sans: await embedFace(pdf, sans), bold: await embedFace(pdf, bold) }
}

async function embedFace(pdf: PDFDocument, files: Uint8Array[]): Promise<Face> {
  const fonts: { font: PDFFont; letters: Set<number> }[] = []
  for (const file of files) {
    // Only what is used goes in. A ligature would be read back as one strange letter.
    const font = await pdf.embedFont(file, { subset: true, features: { liga: false } })
    fonts.push({ font, letters: new Set(font.getCharacterSet()) })
  }
  const fontOf = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))?.font
  function runs(text: string) {
    const made: { font: PDFFont; part: string }[] = []
    for (const given of text.normalize('NFC')) {
      const known = fontOf(given)
      const [font, letter] = known ? [known, given] : [fontOf(UNKNOWN), UNKNOWN]
      const last = made.at(-1)
      if (last && last.font === font) last.part += letter
      else if (font) made.push({ font, part: letter })
    }
    return made
  }
  // Breaking a long name asks for the same parts again and again.
  const widths = new Map<string, number>()
  function width(text: string, size: number): number {
    const known = widths.get(text) ?? runs(text).reduce((sum, { font, part }) => sum + font.widthOfTextAtSize(part, 1), 0)
    widths.set(text, known)
    return known * size
  }
  return { runs, width }
}
