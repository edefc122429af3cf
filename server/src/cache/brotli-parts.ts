import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'

/** A part of a text; one that is shared stands in other texts too, as the very same object. */
export interface TextPart {
  bytes: Buffer
  isShared: boolean
}

/** Node's own handle behind a stream: packs at once what it is given, and tells how much room and input are left. */
interface Packer {
  _handle: {
    writeSync(flush: number, input: Buffer, from: number, length: number, output: Buffer, at: number, room: number): void
  }
  _writeState: Uint32Array
}

/** At this quality a part refers to nothing before it, neither to its letters nor to how long it was. */
const QUALITY = 1
/** The bits that end a text. */
const LAST = 0b11

const newPacker = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) as unknown as Packer

const PROBE: TextPart[] = ['<p>Sách và khoá học</p>', '<li>Sách</li>', '<p>Khoá học và sách</p>'].map((text, n) => ({
  ...{ bytes: Buffer.from(text.repeat(200)), isShared: n !== 1 },
}))

/**
 * Packs a text part by part. A part is packed into the same bytes wherever it stands: one that stands in many texts is packed once. And
 * the packer stays, where a new one for each page asks for a megabyte of memory first. Node's public API offers neither.
 */
export class BrotliParts {
  #packer = newPacker()
  readonly #desk: Buffer
  #length = 0
  readonly #start: Buffer
  readonly #known = new WeakMap<Buffer, Buffer>()

  /** Null if this Node's brotli fails the probe: its parts would be pages that no browser can read. Pages are then packed whole. */
  static open(room: number, probe = PROBE): BrotliParts | null {
    try {
      const parts = new BrotliParts(room)
      return [probe, [...probe].reverse()].every((texts) => {
        const packed = parts.pack(texts)
        return packed && brotliDecompressSync(packed).equals(Buffer.concat(texts.map(({ bytes }) => bytes)))
      })
        ? parts
        : null
    } catch {
      return null
    }
  }

  /** `room` is for a packed text. */
  private constructor(room: number) {
    this.#desk = Buffer.allocUnsafeSlow(room)
    this.#start = this.#packed(Buffer.alloc(0))
  }

  /** Null where there is no room for it. */
  pack(parts: readonly TextPart[]): Buffer | null {
    try {
      this.#length = 0
      this.#add(this.#start)
      for (const { bytes, isShared } of parts)
        if (isShared) this.#add(this.#once(bytes))
        else this.#pack(bytes)
      this.#add(Buffer.of(LAST))
      return this.#from(0)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      // It still has in hand what there was no room for.
      this.#packer = newPacker()
      this.#packed(Buffer.alloc(0))
      return null
    }
  }

  #once(bytes: Buffer): Buffer {
    const known = this.#known.get(bytes) ?? this.#packed(bytes)
    this.#known.set(bytes, known)
    return known
  }

  /** Behind what lies there, which stays as it is. */
  #packed(bytes: Buffer): Buffer {
    const from = this.#length
    this.#pack(bytes)
    const packed = this.#from(from)
    this.#length = from
    return packed
  }

  #pack(bytes: Buffer): void {
    const { _handle, _writeState: left } = this.#packer
    const room = this.#desk.length - this.#length
    _handle.writeSync(constants.BROTLI_OPERATION_FLUSH, bytes, 0, bytes.length, this.#desk, this.#length, room)
    const [roomLeft = 0, inputLeft = 0] = left
    if (roomLeft === 0 || inputLeft > 0) throw new RangeError('No room')
    this.#length = this.#desk.length - roomLeft
  }

  #add(packed: Buffer): void {
    if (packed.length > this.#desk.length - this.#length) throw new RangeError('No room')
    this.#length += packed.copy(this.#desk, this.#length)
  }

  #from(start: number): Buffer {
    const own = Buffer.allocUnsafeSlow(this.#length - start)
    this.#desk.copy(own, 0, start, this.#length)
    return own
  }
}
