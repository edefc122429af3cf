import { circle, grid, path, rect, round } from '../svg.ts'
import type { Ornament } from './panel.ts'

const CELL = 100
const BULGE = 0.42

/** Hoa văn đồng tiền: round coins with a square hole, interlocked. */
export const coins: Ornament = (tone, random) => {
  const rims = grid(7, 6, (column, row) => {
    const x = column * CELL
    const y = row * CELL - 50
    return vesica(x, y, x + CELL, y) + vesica(x, y, x, y + CELL)
  })
  const holes = grid(6, 5, (column, row) => {
    const x = column * CELL + 50
    const y = row * CELL
    const chance = random()
    const fill = chance > 0.7 ? tone.accent : chance > 0.4 ? tone.light : tone.deep
    return rect(x - 15, y - 15, 30, 30, { fill, transform: `rotate(${chance > 0.55 ? 45 : 0} ${x} ${y})` })
  })
  const knots = grid(7, 6, (column, row) => {
    const x = column * CELL
    const y = row * CELL - 50
    return circle(x, y, 9, { fill: tone.panel }) + circle(x, y, 4.5, { fill: tone.light })
  })
  return path(rims, { fill: tone.main }) + holes + knots
}

/** The almond between two arcs from one point to another. */
function vesica(x1: number, y1: number, x2: number, y2: number): string {
  const mx = (x1 + x2) / 2
  const my = (y1 + y2) / 2
  const dx = (y2 - y1) * BULGE
  const dy = (x1 - x2) * BULGE
  return `M${x1} ${y1}Q${round(mx + dx)} ${round(my + dy)} ${x2} ${y2}Q${round(mx - dx)} ${round(my - dy)} ${x1} ${y1}Z`
}
