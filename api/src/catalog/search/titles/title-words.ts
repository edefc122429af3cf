import { wantedOf } from '../../columns/find-slots.ts'
import { borrowMarks, mark, takeMarked } from '../../columns/slot-marks.ts'
import { firstFrom } from '../first-from.ts'
import { BookNumbers, mayBeNumber } from './book-numbers.ts'
import { GluedWords } from './glued-words.ts'
import { BitsByWord, hasSlot } from './slot-bits.ts'
import { WordSlots } from './word-slots.ts'

/** What a query asks of a title: a word, the beginning of one, all of several things, or one of them. */
type Condition = { word: string; isPrefix: boolean } | { all: Condition[] } | { any: Condition[] }

/** Which titles have which words, people's names and the numbers of books among them: for each word the slots that have it. */
export class TitleWords {
  readonly #texts: string[]
  readonly #numbers: BookNumbers
  readonly #slotsOfWord: WordSlots
  readonly #sorted: string[]
  readonly #bits: BitsByWord<string>
  #glued: GluedWords | null = null

  /** Folded texts as `search_docs.plain` has them, and numbers of books, by slot. */
  constructor(texts: string[], isbn: string[]) {
    this.#texts = texts
    this.#numbers = new BookNumbers(isbn)
    this.#slotsOfWord = new WordSlots(texts)
    this.#sorted = [...this.#slotsOfWord.words()].sort()
    this.#bits = new BitsByWord(texts.length)
  }

  /**
   * As `words @@ query` decides, for the queries that `allOf` writes. Begins with what the fewest titles have; null where those are more
   * than `most`, and going through them would take longer than asking.
   */
  find(query: string, most: number): Int32Array | null {
    const asked = parse(query)
    return this.#sizeOf(asked) > most ? null : this.#slotsOf(asked)
  }

  /** Slots whose title or names have the word. */
  having(word: string): Int32Array {
    return this.#slotsOfWord.having(word)
  }

  /** Slots that have the words of letters without spaces between them: at least those where they stand side by side. */
  holding(letters: string): Int32Array {
    this.#glued ??= new GluedWords(this.#sorted, {
      having: (word) => this.having(word),
      union: (lists) => this.union(lists),
      inBoth: (some, others) => (some.length < others.length ? inBoth(some, others) : inBoth(others, some)),
    })
    return this.#glued.holding(letters)
  }

  /** At most so many titles have it. */
  #sizeOf(asked: Condition): number {
    if ('all' in asked) return Math.min(...asked.all.map((part) => this.#sizeOf(part)))
    const parts = 'any' in asked ? asked.any.map((part) => this.#sizeOf(part)) : this.#having(asked).map(({ length }) => length)
    return parts.reduce((sum, size) => sum + size, 0)
  }

  #slotsOf(asked: Condition): Int32Array {
    if ('any' in asked) return this.union(asked.any.map((part) => this.#slotsOf(part)))
    if ('word' in asked) return this.union(this.#having(asked))
    const sized = asked.all.map((part) => ({ part, size: this.#sizeOf(part) })).sort((a, b) => a.size - b.size)
    const [rarest, ...others] = sized as [(typeof sized)[number], ...typeof sized]
    let found = this.#slotsOf(rarest.part)
    for (const { part, size } of others) {
      if (found.length === 0) break
      // Lists of numbers are compared in a fraction of the time that texts take, unless they have to be put together first.
      const isReady = 'word' in part && !part.isPrefix
      found =
        isReady || size < WORTH_UNITING * found.length ? inBoth(found, this.#slotsOf(part)) : wantedOf(found, this.#reader(part))
    }
    return found
  }

  /** Made once for thousands of slots. */
  #reader(asked: Condition): (slot: number) => boolean {
    if ('word' in asked) return this.#wordReader(asked)
    const isAny = 'any' in asked
    const parts = (isAny ? asked.any : asked.all).map((part) => this.#reader(part))
    return (slot) => {
      for (const has of parts) if (has(slot) === isAny) return isAny
      return !isAny
    }
  }

  #wordReader({ word, isPrefix }: { word: string; isPrefix: boolean }): (slot: number) => boolean {
    const has = isPrefix ? this.#beginningReader(word) : this.reader(word)
    return mayBeNumber(word) ? (slot) => has(slot) || this.#numbers.has(slot, word, isPrefix) : has
  }

  #beginningReader(word: string): (slot: number) => boolean {
    const start = ` ${word}`
    return (slot) => (this.#texts[slot] as string).includes(start)
  }

  /** Whether a title or its names have a word. */
  reader(word: string): (slot: number) => boolean {
    const bits = this.#bits.get(word) ?? this.#bits.keep(word, this.having(word))
    return (slot) => hasSlot(bits, slot)
  }

  /** For the word, or each word that begins so, the slots that have it. */
  #having({ word, isPrefix }: { word: string; isPrefix: boolean }): Int32Array[] {
    const found = [this.#numbers.having(word, isPrefix)].filter(({ length }) => length > 0)
    if (!isPrefix) return this.#slotsOfWord.has(word) ? [this.having(word), ...found] : found
    for (let at = firstFrom(this.#sorted, word); this.#sorted[at]?.startsWith(word); at++)
      found.push(this.having(this.#sorted[at] as string))
    return found
  }

  /** In their order, each once. */
  union(lists: Int32Array[]): Int32Array {
    if (lists.length <= 1) return lists[0] ?? NONE
    let most = 0
    for (const list of lists) most += list.length
    const slots = new Int32Array(most)
    // Going through all titles takes as long as sorting a few hundred numbers.
    if (most * WORTH_MARKING < this.#texts.length) return slots.subarray(0, keepOnce(joined(slots, lists).sort()))
    const there = borrowMarks(this.#texts.length)
    for (const list of lists) mark(there, list)
    return slots.subarray(0, takeMarked(slots, there))
  }
}

const NONE = new Int32Array(0)
/** A list that is so many times as long is quicker looked up text by text than put together. */
const WORTH_UNITING = 8
/** How much longer sorting a number takes than looking at a mark. */
const WORTH_MARKING = 30

// Loops by themselves: see `find-slots.ts`.
function joined(slots: Int32Array, lists: Int32Array[]): Int32Array {
  let end = 0
  for (const list of lists) {
    slots.set(list, end)
    end += list.length
  }
  return slots
}

/** Of sorted ones; how many there are. */
function keepOnce(slots: Int32Array): number {
  let end = 0
  for (let at = 0; at < slots.length; at++) if (at === 0 || slots[at] !== slots[at - 1]) slots[end++] = slots[at] as number
  return end
}

/** A word in quotes, perhaps its beginning only, or what stands between words. */
const PIECE = /'[a-z0-9]+'(?::\*)?|[&|()]/g

function parse(query: string): Condition {
  const pieces = query.match(PIECE) ?? []
  let at = 0
  const list = (sign: string, read: () => Condition): Condition[] => {
    const parts = [read()]
    for (; pieces[at] === sign; parts.push(read())) at++
    return parts
  }
  const any = (): Condition => {
    const parts = list('|', all)
    return parts.length === 1 ? (parts[0] as Condition) : { any: parts }
  }
  const all = (): Condition => {
    const parts = list('&', one)
    return parts.length === 1 ? (parts[0] as Condition) : { all: parts }
  }
  const one = (): Condition => {
    const piece = pieces[at++] as string
    const isPrefix = piece.endsWith('*')
    if (piece !== '(') return { word: piece.slice(1, isPrefix ? -3 : -1), isPrefix }
    const inside = any()
    at++
    return inside
  }
  return any()
}

/** Of the first list, whose slots are few, those that are in the second; both in their order. */
function inBoth(few: Int32Array, many: Int32Array): Int32Array {
  const both = new Int32Array(few.length)
  let end = 0
  let low = 0
  for (let at = 0; at < few.length && low < many.length; at++) {
    const slot = few[at] as number
    // In steps that double, then in halves: the next one is seldom far.
    let step = 1
    while (low + step < many.length && (many[low + step] as number) < slot) step *= 2
    let high = Math.min(low + step, many.length)
    while (low < high) {
      const middle = (low + high) >> 1
      if ((many[middle] as number) < slot) low = middle + 1
      else high = middle
    }
    if (many[low] === slot) both[end++] = slot
  }
  return both.subarray(0, end)
}
