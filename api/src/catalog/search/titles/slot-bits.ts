/** A set of slots, a bit for each that there is: asked for one slot after the other, thousands of times. */
export type SlotBits = Uint8Array

export function bitsOf(slots: Int32Array, size: number): SlotBits {
  const bits = new Uint8Array((size + 7) >> 3)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    bits[slot >> 3] = (bits[slot >> 3] as number) | (1 << (slot & 7))
  }
  return bits
}

export const hasSlot = (bits: SlotBits, slot: number): boolean => (((bits[slot >> 3] as number) >> (slot & 7)) & 1) === 1

/** Of words that were asked for last: 2,000 of 10,000 products, 240 of 100,000. */
const KEPT_BYTES = 3 * 1024 * 1024

/** Sets by word. One search asks for each of its words a dozen times, and the next one for some of the same. */
export class BitsByWord<Word> {
  readonly #size: number
  readonly #most: number
  readonly #kept = new Map<Word, SlotBits>()

  /** `size`: how many slots there are. */
  constructor(size: number) {
    this.#size = size
    this.#most = Math.max(1, Math.floor(KEPT_BYTES / (size / 8 + 100)))
  }

  get(word: Word): SlotBits | undefined {
    return this.#kept.get(word)
  }

  keep(word: Word, slots: Int32Array): SlotBits {
    // The one that came first.
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value as Word)
    const bits = bitsOf(slots, this.#size)
    this.#kept.set(word, bits)
    return bits
  }
}
