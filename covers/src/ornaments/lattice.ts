import { grid, path } from '../svg.ts'
import type { Ornament } from './panel.ts'

const CELL = 100

/** Song cửa: the wooden lattice of an old house's doors. */
export const lattice: Ornament = (tone, random) => {
  const shift = Math.floor(random() * 2)
  return grid(6, 5, (column, row) => {
    const x = column * CELL
    const y = row * CELL
    const chance = random()
    const frame = path(`M${x} ${y}h${CELL}v${CELL}h-${CELL}z`, { stroke: tone.main, width: 9 })
    if ((column + row + shift) % 2) {
      const fill = chance > 0.72 ? tone.accent : chance > 0.5 ? tone.deep : 'none'
      const box = `M${x + 26} ${y + 26}h48v48h-48z`
      const bars = `M${x + 50} ${y}v26M${x + 50} ${y + 74}v26M${x} ${y + 50}h26M${x + 74} ${y + 50}h26`
      return frame + path(box + bars, { fill, stroke: tone.main, width: 7 })
    }
    const diamond = `M${x + 50} ${y + 12}L${x + 88} ${y + 50}L${x + 50} ${y + 88}L${x + 12} ${y + 50}Z`
    const stays = [
      `M${x} ${y}L${x + 31} ${y + 31}`,
      `M${x + 100} ${y}L${x + 69} ${y + 31}`,
      `M${x} ${y + 100}L${x + 31} ${y + 69}`,
      `M${x + 100} ${y + 100}L${x + 69} ${y + 69}`,
    ].join('')
    return (
      frame +
      path(diamond, { fill: chance > 0.78 ? tone.light : tone.deep, stroke: tone.main, width: 7 }) +
      path(stays, { stroke: tone.main, width: 5 })
    )
  })
}
