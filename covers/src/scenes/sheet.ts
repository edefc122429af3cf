import { path, range, round } from '../svg.ts'

/** Every scene is cut for this size and scaled from it. */
export const WIDTH = 800
export const HEIGHT = 450

const STEPS = 24

/** One sheet of cut paper from its wavy upper edge down, over the thin shadow that lifts it off the sheet behind. */
export function sheet(y: number, amplitude: number, period: number, phase: number, fill: string): string {
  const height = (x: number) =>
    y + amplitude * Math.sin(phase + x / period) + amplitude * 0.35 * Math.sin(phase * 2 + (x / period) * 2.3)
  const step = WIDTH / STEPS
  const ridge = range(STEPS).map((i) => {
    const x = (i + 1) * step
    return `Q${round(x - step / 2)} ${round(height(x - step / 2))} ${round(x)} ${round(height(x))}`
  })
  const d = `M0 ${round(height(0))}${ridge.join('')}V${HEIGHT}H0Z`
  return path(d, { fill: '#1C2430', opacity: 0.13, transform: 'translate(0 -5)' }) + path(d, { fill })
}
