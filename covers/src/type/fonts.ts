import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Fonts that stand in for one another letter by letter. */
export type Face = Font[]
export type FaceName = 'title' | 'subtitle' | 'text' | 'label' | 'name'
export type Faces = Record<FaceName, Face>

const locate = createRequire(import.meta.url).resolve
const literata = (subset: string, slant: string) =>
  locate(`@fontsource-variable/literata/files/literata-${subset}-standard-${slant}.woff2`)
const beVietnam = (subset: string, weight: number) =>
  locate(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`)

/** `latin` has à á â ê ô, `vietnamese` ă đ ơ ư and the stacked marks, `latin-ext` the rest of Europe's. */
const SUBSETS = ['latin', 'vietnamese', 'latin-ext']
/** Only Literata has these; they stand in for every face. */
const FOREIGN_SUBSETS = ['greek', 'cyrillic']

let loading: Promise<Faces> | undefined

/** The fonts are opened once, when the first picture is drawn. */
export function loadFaces(): Promise<Faces> {
  loading ??= openFaces()
  return loading
}

async function openFaces(): Promise<Faces> {
  const upright = await openFiles([...SUBSETS, ...FOREIGN_SUBSETS].map((subset) => literata(subset, 'normal')))
  const italic = await openFiles(SUBSETS.map((subset) => literata(subset, 'italic')))
  const semibold = await openFiles(SUBSETS.map((subset) => beVietnam(subset, 600)))
  const medium = await openFiles(SUBSETS.map((subset) => beVietnam(subset, 500)))
  const set = (fonts: Font[], wght: number, opsz: number) => fonts.map((font) => font.getVariation({ wght, opsz }))
  const foreign = set(upright.slice(SUBSETS.length), 500, 14)
  return {
    title: set(upright, 620, 40),
    subtitle: [...set(italic, 420, 30), ...foreign],
    text: set(upright, 400, 14),
    label: [...semibold, ...foreign],
    name: [...medium, ...foreign],
  }
}

/** One after another: the unpacker has a single memory. */
async function openFiles(files: string[]): Promise<Font[]> {
  // Megabytes of program that are needed for the first picture, not for the start.
  const [{ create }, { default: wawoff2 }] = await Promise.all([import('fontkit'), import('wawoff2')])
  const fonts: Font[] = []
  for (const file of files) fonts.push(create(Buffer.from(await wawoff2.decompress(await readFile(file)))))
  return fonts
}
