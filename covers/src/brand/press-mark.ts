import { group, path, rect } from '../svg.ts'

const SIDE = 46
const PAGES =
  'M23 14.5C18.5 11 13 10.2 8.5 11V33.5C13 32.7 18.5 33.5 23 37C27.5 33.5 33 32.7 37.5 33.5V11C33 10.2 27.5 11 23 14.5Z'
const LINES =
  'M23 14.5V37M13 18.5c2.5-.1 4.5 .3 6.5 1.3M13 25c2.5-.1 4.5 .3 6.5 1.3M33 18.5c-2.5-.1-4.5 .3-6.5 1.3M33 25c-2.5-.1-4.5 .3-6.5 1.3'

/** The press's seal: an open book cut into a square. */
export function pressMark(x: number, y: number, side: number, ground: string, ink: string): string {
  const scale = Number((side / SIDE).toFixed(3))
  return group(`translate(${x} ${y}) scale(${scale})`, rect(0, 0, SIDE, SIDE, { fill: ground, corner: 5 }) + openBook(ink))
}

/** The book of the seal alone, in a square of 46. */
export const openBook = (ink: string) =>
  path(PAGES, { stroke: ink, width: 2.8, join: 'round' }) + path(LINES, { stroke: ink, width: 2.4, cap: 'round' })
