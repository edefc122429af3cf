import { AppError } from '@tq/contract/errors.ts'
import sharp, { type Sharp } from 'sharp'
import { boundedQueue } from '../http/bounded-queue.ts'

/** A picture of 5 MB may unfold to gigabytes; a phone's has 12 million points. */
const MOST_PIXELS = 40_000_000
const PATIENCE_SECONDS = 10
/** A large one takes 100 MB while it is read. */
const oneByOne = boundedQueue({ atOnce: 1, waiting: 50 })

/** How the three kinds begin. Asked before anything reads further, so that no other reader, such as that of SVG, ever sees the file. */
const KINDS: [name: string, begins: (file: Buffer) => boolean][] = [
  ['jpeg', (file) => file.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['png', (file) => file.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['webp', (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'],
]

/** What somebody gave, drawn anew in the wanted size: without anything else that was in the file, neither place nor script. */
export async function reencodeImage(file: Buffer, resize: (image: Sharp) => Sharp): Promise<Buffer> {
  const kind = KINDS.find(([, begins]) => begins(file))?.[0]
  if (!kind) throw new AppError('PICTURE_UNREADABLE')
  return oneByOne(async () => {
    try {
      const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      if ((await image.metadata()).format !== kind) throw new Error(`Not the ${kind} it begins as`)
      return await resize(image.autoOrient()).webp({ quality: 82 }).timeout({ seconds: PATIENCE_SECONDS }).toBuffer()
    } catch {
      throw new AppError('PICTURE_UNREADABLE')
    }
  })
}
