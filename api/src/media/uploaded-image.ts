import { AppError } from '@tq/contract/errors.ts'
import { FILE_TYPES } from '@tq/contract/http/files.ts'
import { openSharp } from '@tq/covers/open-sharp.ts'
import type { Sharp } from 'sharp'
import { fileTypeOf } from '../http/form/file-type.ts'
import { boundedQueue } from '../http/limit/bounded-queue.ts'

/** A picture of 5 MB may unfold to gigabytes; a phone's has 12 million points. */
const MOST_PIXELS = 40_000_000
const PATIENCE_SECONDS = 10
/** A large one takes 100 MB while it is read. */
const oneByOne = boundedQueue({ atOnce: 1, waiting: 50 })

/** What `reencodeImage` returns is of this type, and far smaller. */
export const REENCODED = { mediaType: 'image/webp', mostBytes: 20 * 1024 * 1024 }

/** Decodes an upload and encodes it again in the wanted size: nothing else of the file survives, neither GPS data nor scripts. */
export async function reencodeImage(file: Buffer, resize: (image: Sharp) => Sharp): Promise<Buffer> {
  const type = fileTypeOf(file)
  if (!type?.startsWith('image/')) throw new AppError('PICTURE_UNREADABLE')
  const sharp = await openSharp()
  return oneByOne(async () => {
    try {
      const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      if ((await image.metadata()).format !== FILE_TYPES[type]) throw new Error(`Not the ${type} it begins as`)
      return await resize(image.autoOrient()).webp({ quality: 82 }).timeout({ seconds: PATIENCE_SECONDS }).toBuffer()
    } catch {
      throw new AppError('PICTURE_UNREADABLE')
    }
  })
}
