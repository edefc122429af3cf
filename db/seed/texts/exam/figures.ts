/** Drawings of the demo's papers, in the colour of the text around them. */

interface Axis {
  /** With its unit: `t (s)`. */
  name: string
  from?: number
  to: number
  step: number
}

interface Graph {
  /** Read aloud instead of the drawing: everything needed to answer. */
  label: string
  x: Axis
  y: Axis
  lines: [x: number, y: number][][]
  /** Joined to the axes by dashes. */
  points?: [x: number, y: number][]
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [380, 250, 52, 40, 30, 36]

export function graph({ label, x, y, lines, points = [] }: Graph): string {
  const atX = scaleOf(x, LEFT, WIDTH - RIGHT)
  const atY = scaleOf(y, HEIGHT - BOTTOM, TOP)
  const [axisX, axisY] = [atX(Math.max(0, x.from ?? 0)), atY(Math.max(0, y.from ?? 0))]
  const ticksX = ticksOf(x).filter((value) => value !== 0)
  const ticksY = ticksOf(y).filter((value) => value !== 0)
  const grid = [
    ...ticksX.map((value) => `M${atX(value)} ${TOP}V${HEIGHT - BOTTOM}`),
    ...ticksY.map((value) => `M${LEFT} ${atY(value)}H${WIDTH - RIGHT}`),
  ]
  const drawn = lines.map((line) => `M${line.map(([a, b]) => `${atX(a)} ${atY(b)}`).join('L')}`)
  const dashes = points.map(([a, b]) => `M${axisX} ${atY(b)}H${atX(a)}V${axisY}`)
  const words = [
    ...ticksX.map((value) => written(atX(value), axisY + 17, 'middle', spoken(value))),
    ...ticksY.map((value) => written(axisX - 7, atY(value) + 4, 'end', spoken(value))),
    written(axisX - 7, axisY + 15, 'end', 'O'),
    written(WIDTH - 4, axisY - 9, 'end', x.name),
    written(axisX + 8, TOP - 16, 'start', y.name),
  ]
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${label}"><path d="${grid.join('')}" fill="none" stroke="currentColor" stroke-width="1" opacity="0.18"/><path d="M${LEFT - 8} ${axisY}H${WIDTH - 12}l-8 -4m8 4l-8 4M${axisX} ${HEIGHT - BOTTOM + 8}V12l-4 8m4 -8l4 8" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="${drawn.join('')}" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="${dashes.join('')}" fill="none" stroke="currentColor" stroke-width="1" stroke-dasharray="4 4"/><g fill="currentColor" font-size="13">${words.join('')}</g></svg>`
}

/** So many points of a curve that it looks smooth. */
export function curve(from: number, to: number, f: (x: number) => number, steps = 48): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps
    return [x, f(x)]
  })
}

const scaleOf =
  ({ from = 0, to }: Axis, start: number, end: number) =>
  (value: number) =>
    Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10

function ticksOf({ from = 0, to, step }: Axis): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, n) => Math.round((first + n) * step * 1e6) / 1e6)
}

const spoken = (value: number) => String(value).replace('.', ',').replace('-', '−')

const written = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`

/** A drawing of lines and words: `words` are `[x, y, text]`. */
export function sketch(
  label: string,
  size: [number, number],
  paths: string,
  words: [x: number, y: number, text: string][],
): string {
  const [width, height] = size
  const texts = words.map(([x, y, text]) => written(x, y, 'middle', text)).join('')
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}"><path d="${paths}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><g fill="currentColor" font-size="14">${texts}</g></svg>`
}
