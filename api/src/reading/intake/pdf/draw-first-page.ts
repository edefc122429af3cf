import { openSharp } from '@tq/covers/open-sharp.ts'
import type { Pdf } from './open-pdf.ts'

/** Sharp on a phone, and on a desk's half of the screen. */
const WIDTH = 1_000
/** A long strip is no page that anybody sees whole. */
const MOST_HEIGHT = 3_000
const LONGEST_MS = 10_000

interface Canvas {
  toBuffer(type: 'image/png'): Buffer
}
interface Canvases {
  create(width: number, height: number): { canvas: Canvas }
}

export interface FirstPicture {
  content: Uint8Array
  /** Of the page, in points. */
  width: number
  height: number
  hasPictures: boolean
}

/**
 * The first page as a picture: whoever opens the book for the first time reads it while the program that shows PDFs is still on its way. Null
 * where this machine can't draw, or the page takes too long: then that program draws the first page, too.
 */
export async function drawFirstPage(pdf: Pdf): Promise<FirstPicture | null> {
  try {
    const page = await pdf.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: WIDTH / width })
    if (viewport.height > MOST_HEIGHT) return null
    const canvases = pdf.canvasFactory as Canvases
    const { canvas } = canvases.create(WIDTH, Math.floor(viewport.height))
    const task = page.render({ canvas: canvas as never, viewport, background: 'rgb(255,255,255)', recordImages: true })
    const late = setTimeout(() => task.cancel(), LONGEST_MS)
    await task.promise.finally(() => clearTimeout(late))
    const sharp = await openSharp()
    const content = await sharp(canvas.toBuffer('image/png')).webp({ quality: 80, preset: 'text' }).toBuffer()
    const { imageCoordinates } = page as { imageCoordinates?: ArrayLike<number> }
    return { content, width, height, hasPictures: !!imageCoordinates?.length }
  } catch {
    return null
  }
}
