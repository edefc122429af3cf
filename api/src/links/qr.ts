import { openSharp } from '@tq/covers/open-sharp.ts'
import { whenNeeded } from '@tq/db/when-needed.ts'

const qrCode = whenNeeded<typeof import('qrcode')>('qrcode')

/** A quarter of it may be dirty, folded or torn. */
const LEVEL = 'Q'
/** White around it, in modules; readers want four. */
const MARGIN = 4

export const drawQrSvg = (text: string) => qrCode().toString(text, { type: 'svg', errorCorrectionLevel: LEVEL, margin: MARGIN })

/** Every module is a whole number of pixels; what is left of the size becomes margin. */
export async function drawQrPng(text: string, size: number): Promise<Buffer> {
  const { modules } = qrCode().create(text, { errorCorrectionLevel: LEVEL })
  const pixels = Uint8Array.from(modules.data, (isDark) => (isDark ? 0 : 255))
  const scale = Math.floor(size / (modules.size + 2 * MARGIN))
  const width = modules.size * scale
  const before = Math.floor((size - width) / 2)
  const after = size - width - before
  const sharp = await openSharp()
  return sharp(pixels, { raw: { width: modules.size, height: modules.size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
