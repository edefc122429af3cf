import { circle, path, polar, range, spot } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT } from './panel.ts'

const RAYS = 14

/** Trống đồng: half the face of a bronze drum rising from the foot, its star in the middle. */
export const drum: Ornament = (tone, random) => {
  const cx = 300 + Math.round((random() - 0.5) * 2) * 150
  const cy = PANEL_HEIGHT + 10
  const at = (radius: number, degrees: number) => spot(polar(cx, cy, radius, degrees))
  const ring = (radius: number, width: number) => circle(cx, cy, radius, { stroke: tone.main, width })
  const halfTurn = (step: number, first = 180) => range(Math.ceil((360 - first) / step)).map((i) => first + i * step)
  const teeth = (radius: number, length: number, step: number) =>
    path(
      halfTurn(step)
        .map((a) => `M${at(radius, a)}L${at(radius + length, a + step / 2)}L${at(radius, a + step)}Z`)
        .join(''),
      { fill: tone.main },
    )
  const beads = halfTurn(6, 182).map((a) => {
    const [x, y] = polar(cx, cy, 446, a)
    return circle(x, y, 15, { stroke: tone.light, width: 4 }) + circle(x, y, 5, { fill: tone.light })
  })
  const birds = halfTurn(9).map((a) => {
    const wing = `M${at(400, a)}Q${at(360, a - 1)} ${at(352, a + 6)}`
    const [x, y] = polar(cx, cy, 376, a + 3.4)
    return path(wing, { stroke: tone.accent, width: 7, cap: 'round' }) + circle(x, y, 4, { fill: tone.accent })
  })
  const star = range(RAYS).map((i) => {
    const a = 180 + ((i + 0.5) * 360) / RAYS
    return `M${at(86, a - 180 / RAYS)}L${at(252, a)}L${at(86, a + 180 / RAYS)}Z`
  })
  return [
    circle(cx, cy, 640, { fill: tone.deep }),
    ...[640, 624, 608, 592, 576].map((radius) => ring(radius, 4)),
    teeth(486, 46, 4.5) + ring(540, 6) + ring(480, 6),
    ...beads,
    ring(414, 5),
    ...birds,
    ring(340, 5) + teeth(300, 30, 6) + ring(296, 5) + ring(284, 3),
    circle(cx, cy, 268, { fill: tone.panel }),
    path(star.join(''), { fill: tone.main }),
    circle(cx, cy, 92, { fill: tone.main }) + circle(cx, cy, 60, { fill: tone.panel }) + circle(cx, cy, 44, { fill: tone.light }),
  ].join('')
}
