import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'

/** Letters that follow each other on a line, to be laid out as one. Lengths are points of the page, `y` its line's foot, from the top. */
export interface Run {
  text: string
  /** Of the file, in order, with the letter of `text` that each begins at. */
  pieces: { piece: number; start: number }[]
  x: number
  y: number
  height: number
  /** In radians. */
  angle: number
  dir: string
  /** What brings letters of our own type to the width of the page's; null: they stay as wide as they are. */
  scale: number | null
  /** What a space has more than its own width, as part of the height. */
  wordSpacing: number
  isLineEnd: boolean
}

interface Paper {
  /** From the file's coordinates to the page's. */
  toPage: (transform: number[]) => number[]
  /** At a size of one. */
  widthOf(text: string): number
}

interface Laid {
  item: TextItem
  piece: number
  isVertical: boolean
  x: number
  y: number
  height: number
  angle: number
  /** At a size of one. */
  given: number
  spaces: number
}

/** So far, as part of its height, a letter may stand from where the page shows it. */
const TOLERANCE = 0.12
const SPACE = /[ \u00a0]/g

/**
 * Most files hold a page word by word and space by space. Each as an element of its own would take a slow phone half a second to lay out,
 * whole lines are wrong by half a word where their type is not ours: so many are joined as stay within the tolerance.
 */
export function joinPieces({ items, styles }: Pick<TextContent, 'items' | 'styles'>, { toPage, widthOf }: Paper): Run[] {
  const runs: Run[] = []
  const space = widthOf(' ')
  let open: Laid[] = []
  const close = (isLineEnd: boolean) => {
    const [first] = open
    if (first) runs.push({ ...runOf(first, open, space), isLineEnd })
    open = []
  }
  let piece = 0
  for (const item of items) {
    if (!('str' in item)) continue
    const isVertical = styles[item.fontName]?.vertical ?? false
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = toPage(item.transform)
    const laid: Laid = {
      ...{ item, piece: piece++, isVertical, x, y, height: Math.hypot(c, d) },
      angle: Math.atan2(b, a) + (isVertical ? Math.PI / 2 : 0),
      ...{ given: widthOf(item.str), spaces: item.str.match(SPACE)?.length ?? 0 },
    }
    if (open[0] && !fits(open[0], [...open, laid], space)) close(false)
    open.push(laid)
    if (item.hasEOL) close(true)
  }
  close(false)
  return runs
}

function runOf(first: Laid, laid: readonly Laid[], space: number): Omit<Run, 'isLineEnd'> {
  const pieces: Run['pieces'] = []
  let text = ''
  for (const { item, piece } of laid) {
    pieces.push({ piece, start: text.length })
    text += item.str
  }
  const { x, y, height, angle, item } = first
  const isAsWide = laid.length === 1 && !isStretched(item)
  const { scale, wordSpacing } = isAsWide ? { scale: null, wordSpacing: 0 } : stretchOf(first, laid, space)
  return { text, pieces, x, y, height, angle, dir: item.dir, scale, wordSpacing }
}

/** A single letter is as wide as it is, unless the page stretches it much. */
function isStretched({ str, transform }: TextItem): boolean {
  if (str.length > 1) return true
  const [x, y] = [Math.abs(transform[0]), Math.abs(transform[3])]
  return str !== ' ' && Math.max(x, y) > 1.5 * Math.min(x, y)
}

/** How far behind the beginning of the run, along its line. */
const along = (first: Laid, { x, y }: Laid) => (x - first.x) * Math.cos(first.angle) + (y - first.y) * Math.sin(first.angle)
const across = (first: Laid, { x, y }: Laid) => (y - first.y) * Math.cos(first.angle) - (x - first.x) * Math.sin(first.angle)

/** Letters have one measure and spaces another: justified lines widen their spaces only. */
function stretchOf(first: Laid, laid: readonly Laid[], space: number): { scale: number | null; wordSpacing: number } {
  const last = laid.at(-1) as Laid
  const whole = first.isVertical ? first.item.height : along(first, last) + last.item.width
  const given = sum(laid.map((each) => each.given)) * first.height
  const plain = { scale: given > 0 && whole > 0 ? whole / given : null, wordSpacing: 0 }
  const spaces = laid.filter(({ item, spaces }) => spaces === item.str.length)
  const letters = laid.filter(({ item, spaces }) => spaces < item.str.length)
  if (!spaces.length || letters.some((each) => each.spaces > 0)) return plain
  const count = sum(spaces.map((each) => each.spaces))
  const wide = sum(spaces.map(({ item }) => item.width))
  const scale = (whole - wide) / (sum(letters.map((each) => each.given)) * first.height)
  if (!(scale > 0) || !Number.isFinite(scale)) return plain
  return { scale, wordSpacing: wide / (count * scale * first.height) - space }
}

function fits(first: Laid, laid: readonly Laid[], space: number): boolean {
  const last = laid.at(-1) as Laid
  const { height, angle, item, isVertical } = first
  if (isVertical || last.isVertical || item.dir !== 'ltr' || last.item.dir !== 'ltr') return false
  if (!item.str || !last.item.str || !(height > 0) || last.angle !== angle) return false
  if (Math.abs(last.height - height) > 0.01 * height || Math.abs(across(first, last)) > 0.01 * height) return false
  const { scale, wordSpacing } = stretchOf(first, laid, space)
  if (scale === null) return false
  let here = 0
  return laid.every((each) => {
    const at = along(first, each)
    const isBegun = Math.abs(here - at) <= TOLERANCE * height
    here += scale * height * (each.given + each.spaces * wordSpacing)
    return isBegun && Math.abs(here - at - each.item.width) <= TOLERANCE * height
  })
}

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
