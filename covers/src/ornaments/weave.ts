import { grid, group, path, rect } from '../svg.ts'
import type { Ornament } from './panel.ts'

const CELL = 50
const GAP = 5

/** Mây tre đan: split bamboo, two over and two under. */
export const weave: Ornament = (tone, random) => {
  const shift = Math.floor(random() * 4)
  const splits = { stroke: tone.panel, width: 1.8 }
  const strips = grid(14, 11, (i, j) => {
    const column = i - 1
    const row = j - 2
    const x = column * CELL
    const y = row * CELL
    const isOver = (((column + row + shift) % 4) + 4) % 4 < 2
    return isOver
      ? rect(x, y + GAP, CELL, CELL - 2 * GAP, { fill: tone.main }) +
          path(`M${x} ${y + 17}h${CELL}M${x} ${y + 33}h${CELL}`, splits)
      : rect(x + GAP, y, CELL - 2 * GAP, CELL, { fill: (column + shift) % 6 === 0 ? tone.accent : tone.deep }) +
          path(`M${x + 17} ${y}v${CELL}M${x + 33} ${y}v${CELL}`, splits)
  })
  return group(`rotate(${random() > 0.5 ? 45 : 0} 300 200) scale(1.25) translate(-60 -40)`, strips)
}
