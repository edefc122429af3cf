import { circle, path, polar, range, round, spot } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT } from './panel.ts'

const FOLDS = 13
const SPAN = 150

/** Quạt giấy: two paper fans, one open before the other. */
export const fans: Ornament = (tone, random) => {
  const side = random() > 0.5 ? 1 : -1
  const nearX = 300 - side * 60
  const nearY = PANEL_HEIGHT + 20
  return [
    fan(300 + side * 190, PANEL_HEIGHT - 120, 240, side * 14, tone.deep, tone.accent),
    circle(nearX, nearY, 322, { fill: tone.panel, opacity: 0.55 }),
    fan(nearX, nearY, 306, -side * 10, tone.main, tone.light),
  ].join('')

  function fan(cx: number, cy: number, radius: number, turn: number, first: string, second: string): string {
    const start = -90 - SPAN / 2 + turn
    const angle = (fold: number) => start + (fold * SPAN) / FOLDS
    const at = (share: number, degrees: number) => spot(polar(cx, cy, radius * share, degrees))
    const folds = range(FOLDS).map((i) => {
      const [a, b, middle] = [angle(i), angle(i + 1), angle(i + 0.5)]
      const scallop = spot(polar(cx, cy, radius + 16, middle))
      const sheet = `M${at(0.42, a)}L${at(1, a)}Q${scallop} ${at(1, b)}L${at(0.42, b)}Z`
      return path(sheet, { fill: i % 2 ? first : second }) + path(`M${cx} ${cy}L${at(0.42, middle)}`, { stroke: first, width: 7 })
    })
    const bands = [0.56, 0.86].map((share) =>
      path(
        `M${range(41)
          .map((i) => at(share, start + (i * SPAN) / 40))
          .join('L')}`,
        { stroke: tone.panel, width: 5 },
      ),
    )
    const dots = range(FOLDS).map((i) =>
      circle(...polar(cx, cy, radius * 0.71, angle(i + 0.5)), round(radius * 0.034), { fill: i % 2 ? tone.panel : tone.light }),
    )
    return [...folds, ...bands, ...dots, circle(cx, cy, 15, { fill: tone.light })].join('')
  }
}
