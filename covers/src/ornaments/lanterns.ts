import { circle, path, polar, polygon, range } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT, PANEL_WIDTH } from './panel.ts'

/** Đèn ông sao: the star lanterns of the mid-autumn feast, hung from above. */
export const lanterns: Ornament = (tone, random) => {
  const isMirrored = random() > 0.5
  const at = (x: number) => (isMirrored ? PANEL_WIDTH - x : x)
  const sparks = range(26).map(() =>
    circle(random() * PANEL_WIDTH, random() * PANEL_HEIGHT, 3 + random() * 3, { fill: tone.deep }),
  )
  return sparks.join('') + star(at(175), 186, 128) + star(at(422), 122, 66) + star(at(470), 306, 46)

  function star(cx: number, cy: number, radius: number): string {
    const points = range(5).map((i) => {
      const a = -90 + i * 72
      const tip = polar(cx, cy, radius, a)
      const left = polar(cx, cy, radius * 0.42, a - 36)
      const right = polar(cx, cy, radius * 0.42, a + 36)
      return polygon([[cx, cy], left, tip], { fill: tone.accent }) + polygon([[cx, cy], tip, right], { fill: tone.main })
    })
    const foot = cy + radius * 1.06
    const tassels = [-14, 0, 14].map((dx) =>
      path(`M${cx + dx * 0.4} ${foot}L${cx + dx} ${foot + 52 - Math.abs(dx)}`, { stroke: tone.accent, width: 5, cap: 'round' }),
    )
    return [
      path(`M${cx} 0V${cy - radius}`, { stroke: tone.light, width: 3.5 }),
      circle(cx, cy, radius * 1.06, { stroke: tone.main, width: 7 }),
      ...points,
      circle(cx, cy, radius * 0.15, { fill: tone.light }),
      ...tassels,
    ].join('')
  }
}
