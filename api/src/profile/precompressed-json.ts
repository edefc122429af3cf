import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from('1f8b08000000000000ff', 'hex')

/** A long text that is the same for everybody, packed once. */
export class Middle {
  readonly text: Buffer
  readonly deflated: Buffer

  constructor(text: string) {
    this.text = Buffer.from(text)
    // Ends at a byte, without the bit that says "last": it may stand between other blocks.
    this.deflated = deflateRawSync(this.text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  }
}

/** A text whose beginning and end are somebody's own. */
export interface PrecompressedJson {
  before: string
  middle: Middle
  after: string
}

export const plain = ({ before, middle, after }: PrecompressedJson): Buffer =>
  Buffer.concat([Buffer.from(before), middle.text, Buffer.from(after)])

/**
 * One gzip of the whole: the held blocks between fresh ones. 0.3 ms where packing 230 kB anew takes 5. Brotli can't be put
 * together so, since its references count from the start of the text.
 */
export function gzipped({ before, middle, after }: PrecompressedJson): Buffer {
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(last, crc32(middle.text, crc32(first))), 0)
  trailer.writeUInt32LE(first.length + middle.text.length + last.length, 4)
  return Buffer.concat([
    HEADER,
    deflateRawSync(first, { finishFlush: constants.Z_FULL_FLUSH }),
    middle.deflated,
    deflateRawSync(last),
    trailer,
  ])
}
