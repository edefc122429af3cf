import { circle, path, range, rect } from '../svg.ts'
import { type Ornament, PANEL_HEIGHT, PANEL_WIDTH } from './panel.ts'

/** Hoa sen: a lotus on the water under a full moon. */
export const lotus: Ornament = (tone, random) => {
  const cx = 300
  const cy = PANEL_HEIGHT - 42
  const edge = { stroke: tone.panel, width: 5 }
  const petal = (length: number, width: number, degrees: number, fill: string) =>
    path(
      `M0 0C${-width} ${-length * 0.3} ${-width} ${-length * 0.66} 0 ${-length}C${width} ${-length * 0.66} ${width} ${-length * 0.3} 0 0Z`,
      {
        fill,
        ...edge,
        transform: `translate(${cx} ${cy}) rotate(${degrees})`,
      },
    )
  const pod = `M${cx - 46} ${cy - 58}Q${cx} ${cy - 92} ${cx + 46} ${cy - 58}L${cx + 30} ${cy}H${cx - 30}Z`
  const ripple = (line: number) =>
    path(`M-20 ${cy + 10 + line * 15}${'q15 -12 30 0t30 0'.repeat(11)}`, { stroke: line % 2 ? tone.deep : tone.main, width: 4.5 })
  return [
    circle(cx + Math.round((random() - 0.5) * 300), 96, 58, { fill: tone.accent }),
    ...[-74, 74, -50, 50, -26, 26, 0].map((degrees) => petal(300, 78, degrees, tone.deep)),
    ...[-64, 64, -39, 39, -13, 13].map((degrees) => petal(246, 66, degrees, tone.main)),
    ...[-52, 52, -26, 26, 0].map((degrees) => petal(186, 52, degrees, tone.light)),
    path(pod, { fill: tone.accent, ...edge }),
    ...[-22, 0, 22].map((x) => circle(cx + x, cy - (x ? 54 : 62), 4.5, { fill: tone.panel })),
    rect(0, cy - 2, PANEL_WIDTH, 60, { fill: tone.panel }),
    ...range(3).map(ripple),
  ].join('')
}
