export type Point = readonly [number, number]

export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  cap?: 'round'
  join?: 'round'
  opacity?: number
  dashes?: string
  transform?: string
}

/** A tenth of a unit is finer than a pixel at every size we draw. */
export const round = (x: number) => Math.round(x * 10) / 10

export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

export const spot = ([x, y]: Point) => `${x} ${y}`

function attributes({ fill, stroke, width, cap, join, opacity, dashes, transform }: Paint): string {
  const given = {
    fill: fill ?? (stroke ? 'none' : undefined),
    stroke,
    'stroke-width': width,
    'stroke-linecap': cap,
    'stroke-linejoin': join,
    'stroke-dasharray': dashes,
    opacity,
    transform,
  }
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

export const path = (d: string, paint: Paint) => `<path d="${d}"${attributes(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint & { corner?: number }) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${paint.corner ? ` rx="${paint.corner}"` : ''}${attributes(paint)}/>`

export const circle = (x: number, y: number, radius: number, paint: Paint) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes(paint)}/>`

export const polygon = (points: Point[], paint: Paint) => path(`M${points.map(spot).join('L')}Z`, paint)

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`

/** A leaf lying to the right of the origin. */
export const leafPath = (length: number, width: number) =>
  `M0 0C${round(length * 0.28)} ${round(-width)} ${round(length * 0.72)} ${round(-width * 0.9)} ${length} 0` +
  `C${round(length * 0.72)} ${round(width * 0.9)} ${round(length * 0.28)} ${round(width)} 0 0Z`

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What was made for every pair of a grid, row by row. */
export const grid = (columns: number, rows: number, cell: (column: number, row: number) => string) =>
  range(rows)
    .flatMap((row) => range(columns).map((column) => cell(column, row)))
    .join('')

export const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function document(width: number, height: number, label: string, content: string): string {
  const name = label ? ` role="img" aria-label="${escapeText(label)}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${name}>${content}</svg>`
}

/** A picture inside a picture, cut at its edges. */
export const inset = (x: number, y: number, width: number, height: number, viewBox: string, content: string) =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" overflow="hidden">${content}</svg>`
