import { circle, path, polar, range, round, spot } from '../svg.ts'
import type { Ornament } from './panel.ts'

const GLAZE = '#FBF8F0'
const COBALT = '#1E3A86'
const WASHED = '#5F83C9'
const FAINT = '#C9D7EE'
const RIM_LEAVES = 16

/** Gốm Chu Đậu: a blue-and-white dish; its cobalt is the same on every ground. */
export const plate: Ornament = (tone, random) => {
  const cx = random() > 0.5 ? 340 : 260
  const cy = 208
  const petals = 10 + Math.floor(random() * 3) * 2
  const turn = (i: number) => `translate(${cx} ${cy}) rotate(${round((i * 360) / petals)})`
  const rim = range(RIM_LEAVES).map((i) => {
    const at = (radius: number, degrees: number) => spot(polar(cx, cy, radius, (i * 360) / RIM_LEAVES + degrees))
    const panel = `M${at(180, -9.5)}L${at(218, -9.5)}Q${at(236, -5)} ${at(236, 0)}Q${at(236, 5)} ${at(218, 9.5)}L${at(180, 9.5)}Z`
    const leaf = `M${at(186, 0)}Q${at(204, -6)} ${at(222, 0)}Q${at(204, 6)} ${at(186, 0)}Z`
    return path(panel, { fill: i % 2 ? FAINT : GLAZE, stroke: COBALT, width: 4 }) + path(leaf, { fill: COBALT })
  })
  const flower = range(petals).map((i) =>
    path('M22 0C40 -22 74 -22 88 0C74 22 40 22 22 0Z', {
      fill: i % 2 ? WASHED : FAINT,
      stroke: COBALT,
      width: 3.5,
      transform: turn(i),
    }),
  )
  const buds = range(petals).map(
    (i) =>
      path('M92 0Q112 -20 138 0Q112 20 92 0Z', { fill: COBALT, transform: turn(i + 0.5) }) +
      circle(...polar(cx, cy, 150, ((i + 0.5) * 360) / petals), 4.5, { fill: WASHED }),
  )
  return [
    circle(cx, cy, 262, { fill: tone.deep }) + circle(cx, cy, 252, { fill: GLAZE }),
    circle(cx, cy, 240, { stroke: COBALT, width: 4 }),
    circle(cx, cy, 176, { stroke: COBALT, width: 4 }) + circle(cx, cy, 168, { stroke: WASHED, width: 2.5 }),
    ...rim,
    ...flower,
    ...buds,
    circle(cx, cy, 24, { fill: COBALT }) + circle(cx, cy, 13, { fill: GLAZE }) + circle(cx, cy, 5, { fill: COBALT }),
  ].join('')
}
