import type { Tone } from '../cover/tone.ts'
import { circle, leafPath, path, polar, range } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT } from './panel.ts'

/** Cành lá thuốc: five healing plants in a bed, three kinds by turns. */
export const herbs: Ornament = (tone, random) =>
  range(5)
    .map((i) => {
      const top = 40 + ((i + Math.floor(random() * 2)) % 2) * 54
      const kind = (i + Math.floor(random() * 3)) % 3
      return plant(tone, 60 + i * 120, top, kind)
    })
    .join('')

function plant(tone: Tone, x: number, top: number, kind: number): string {
  const stem = path(`M${x} ${PANEL_HEIGHT}V${top}`, { stroke: tone.main, width: 5 })
  const pairs = Math.ceil((PANEL_HEIGHT - 50 - top) / 46)
  const leaves = range(pairs).flatMap((k) =>
    [-1, 1].map((side) => leaf(tone, x, PANEL_HEIGHT - 20 - k * 46, side, 58 - k * 2, kind)),
  )
  return stem + leaves.join('') + head(tone, x, top, kind)
}

function leaf(tone: Tone, x: number, y: number, side: number, length: number, kind: number): string {
  const transform = `translate(${x} ${y}) scale(${side} 1) rotate(-38)`
  const shape = leafPath(length, 17)
  if (kind === 2) return path(shape, { stroke: tone.main, width: 4.5, transform })
  const fill = kind === 0 ? tone.main : tone.light
  return (
    path(shape, { fill, stroke: fill, width: 4.5, transform }) +
    path(`M8 0H${length - 12}`, { stroke: tone.panel, width: 2.5, transform })
  )
}

function head(tone: Tone, x: number, top: number, kind: number): string {
  const fill = tone.accent
  if (kind === 0) return path(leafPath(44, 16), { fill, transform: `translate(${x} ${top + 16}) rotate(-90)` })
  if (kind === 2)
    return circle(x, top, 13, { fill }) + circle(x - 20, top + 22, 8, { fill }) + circle(x + 20, top + 22, 8, { fill })
  const petals = range(6).map((i) => circle(...polar(x, top, 17, i * 60), 9, { fill }))
  return petals.join('') + circle(x, top, 8, { fill: tone.light })
}
