import { openSharp } from './open-sharp.ts'

export type Format = 'webp' | 'avif' | 'png' | 'svg' | 'jpg'

const AT_ONCE = 2
const WAITING = 1_000

let running = 0
const queue: (() => void)[] = []

/** SVG to pixels in the format asked for, a few at a time. */
export async function rasterise(svg: string, width: number, height: number, format: Format): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg)
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new PressOverloadedError()
    await new Promise<void>((go) => queue.push(go))
  } else running++
  try {
    return await encode(svg, width, height, format)
  } finally {
    // The place goes straight to the next in line.
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

async function encode(svg: string, width: number, height: number, format: Exclude<Format, 'svg'>): Promise<Buffer> {
  const [, ownWidth] = /^<svg [^>]*?width="(\d+)"/.exec(svg) ?? []
  // Larger than it was drawn: let the SVG be rendered larger, not its pixels.
  const density = Math.max(72, Math.ceil((72 * width) / Number(ownWidth)))
  const sharp = await openSharp()
  const image = sharp(Buffer.from(svg), { density }).resize(width, height, { fit: 'cover' }).flatten()
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer()
  if (format === 'png') return image.png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer()
  // Without halving the colours: red letters would fray.
  if (format === 'jpg') return image.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
  // Few flat colours: a palette without loss is as small as AVIF, sharper around letters, and quick.
  // A scene has so few edges that a choice of colours would leave out their soft pixels: it keeps them all.
  const quality = width < height ? 90 : 100
  const flat = await image.png({ palette: true, quality, dither: 0, effort: 1, compressionLevel: 0 }).toBuffer()
  return sharp(flat).webp({ lossless: true, effort: 4 }).toBuffer()
}

export class PressOverloadedError extends Error {
  readonly statusCode = 503
  override name = 'PressOverloadedError'
}
