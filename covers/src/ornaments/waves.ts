import { circle, path, range } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT, PANEL_WIDTH } from './panel.ts'

const PERIOD = 150
const GAP = 17

/** Thuỷ ba: rows of round waves before the sun. */
export const waves: Ornament = (tone, random) => {
  const sun = circle(140 + random() * 320, 130, 78, { fill: tone.accent })
  const rows = [tone.deep, tone.main, tone.light, tone.deep, tone.main].map((stroke, row) => {
    const y = 230 + row * 66
    const first = -PERIOD - (row % 2) * 75 - Math.floor(random() * 3) * 12
    const count = Math.ceil((PANEL_WIDTH + PERIOD - first) / PERIOD)
    return range(count)
      .map((i) => wave(first + i * PERIOD, y, stroke))
      .join('')
  })
  return sun + rows.join('')

  function wave(x: number, y: number, stroke: string): string {
    return range(4)
      .map((ring) => {
        const radius = 75 - ring * GAP
        const arc = `M${x + ring * GAP} ${y}A${radius} ${radius} 0 0 1 ${x + PERIOD - ring * GAP} ${y}`
        const body = ring === 0 ? `V${PANEL_HEIGHT + 10}H${x}Z` : ''
        return path(arc + body, { fill: ring === 0 ? tone.panel : 'none', stroke, width: 7 })
      })
      .join('')
  }
}
