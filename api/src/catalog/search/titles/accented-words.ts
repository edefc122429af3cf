import { plainOfMarked } from '@tq/db/search/fold.ts'
import { BitsByWord, hasSlot } from './slot-bits.ts'
import type { TitleWords } from './title-words.ts'

/** Looking at so many texts takes as long as keeping who has the word for those who ask next. */
const WORTH_KEEPING = 4

/** Which titles have a word with its accents: some of those that have it without. */
export class AccentedWords {
  readonly #marked: string[]
  readonly #words: TitleWords
  readonly #kept: BitsByWord<string>

  /** `marked`: `search_docs.marked` by slot. */
  constructor(marked: string[], words: TitleWords) {
    this.#marked = marked
    this.#words = words
    this.#kept = new BitsByWord(marked.length)
  }

  /** For each of these words whether a slot has it; `asked` says of about how many slots that will be wanted. */
  readers(words: string[], asked: number): ((slot: number) => boolean)[] {
    return words.map((word) => this.#reader(word, asked))
  }

  #reader(word: string, asked: number): (slot: number) => boolean {
    const known = this.#kept.get(word) ?? this.#keep(word, asked)
    if (known) return (slot) => hasSlot(known, slot)
    const whole = ` ${word} `
    return (slot) => (this.#marked[slot] as string).includes(whole)
  }

  #keep(word: string, asked: number) {
    const slots = this.#words.having(plainOfMarked(word))
    if (slots.length > WORTH_KEEPING * asked) return null
    const whole = ` ${word} `
    return this.#kept.keep(
      word,
      slots.filter((slot) => (this.#marked[slot] as string).includes(whole)),
    )
  }
}
