import { BitsByWord, hasSlot } from './slot-bits.ts'
import { WordSlots } from './word-slots.ts'

/** Which titles have a word with its accents: some of those that have it without. */
export class AccentedWords {
  readonly #marked: string[]
  readonly #bits: BitsByWord<string>
  #slots: WordSlots | null = null

  /** `marked`: `search_docs.marked` by slot. */
  constructor(marked: string[]) {
    this.#marked = marked
    this.#bits = new BitsByWord(marked.length)
  }

  /** For each of these words whether a slot has it. */
  readers(words: string[]): ((slot: number) => boolean)[] {
    return words.map((word) => this.reader(word))
  }

  reader(word: string): (slot: number) => boolean {
    const bits = this.#bits.get(word) ?? this.#bits.keep(word, this.#having(word))
    return (slot) => hasSlot(bits, slot)
  }

  #having(word: string): Int32Array {
    // Read when somebody first types an accent: a start need not wait for it.
    this.#slots ??= new WordSlots(this.#marked)
    return this.#slots.having(word)
  }
}
