import { wantedOf } from '../../columns/find-slots.ts'
import { borrowMarks, unmark } from '../../columns/slot-marks.ts'
import { type Asked, type AskedWord, asksBody, readAsked } from './asked.ts'
import type { Bodies } from './bodies.ts'
import { type Dictionary, UNKNOWN } from './dictionary.ts'

/** Among more of them PostgreSQL is as quick, and nobody else waits for it. */
const MOST_CANDIDATES = 50_000
/** As `lexemesOf` writes them: of one word so many places, and no phrase from the title into the names. */
const MOST_PLACES = 12
const GAP = 20
const LONGEST_WORD = 60

/** What it needs to know of products besides their words. */
export interface SaidSource {
  /** `search_docs.marked` by slot. */
  marked: string[]
  idOf(slot: number): number
  slotOf(id: number): number | undefined
  /** Slots whose title or names have the word. */
  titled(plain: string): Int32Array
  /** Whether a title or its names have the word. */
  titledPlain(word: string): Says
  /** The same with its accents. */
  titledMarked(word: string): Says
  onShelf(id: number): Int32Array
  isOnShelf(slot: number, id: number): boolean
  ofKind(kind: string): Int32Array
  isOfKind(slot: number, kind: string): boolean
}

/** A query read once, to be asked of one product after the other. */
export type Says = (slot: number) => boolean

/** Everything products say, in this process: answers the queries that `search_texts` is asked. */
export class SaidWords {
  readonly #dictionary: Dictionary
  readonly #bodies: () => Bodies | null
  readonly #source: SaidSource
  /** Words of titles and then of names, slot after slot: where a slot's begin, and where its names do. */
  readonly #words: Int32Array
  readonly #starts: Int32Array
  readonly #names: Int32Array

  constructor(dictionary: Dictionary, source: SaidSource, bodies: () => Bodies | null) {
    this.#dictionary = dictionary
    this.#source = source
    this.#bodies = bodies
    const size = source.marked.length
    this.#starts = new Int32Array(size + 1)
    this.#names = new Int32Array(size)
    const words: number[] = []
    for (const [slot, marked] of source.marked.entries()) {
      this.#starts[slot] = words.length
      for (const word of marked.split(' ')) {
        if (word === '|') this.#names[slot] = words.length
        else if (word !== '') words.push(word.length > LONGEST_WORD ? UNKNOWN : dictionary.add(word))
      }
    }
    this.#starts[size] = words.length
    this.#words = Int32Array.from(words)
  }

  /** Null where PostgreSQL has to be asked. */
  reader(query: string): Says | null {
    const asked = this.#read(query)
    return asked && this.#reader(asked)
  }

  /** Slots of all products that say it, in no order; null where PostgreSQL has to be asked. */
  find(query: string): Int32Array | null {
    const asked = this.#read(query)
    if (!asked || this.#sizeOf(asked) > MOST_CANDIDATES) return null
    return wantedOf(this.#candidates(asked), this.#reader(asked))
  }

  #read(query: string): Asked | null {
    const asked = readAsked(query, this.#dictionary)
    return asked && asksBody(asked) && !this.#bodies()?.isWhole ? null : asked
  }

  /** At most so many say it. */
  #sizeOf(asked: Asked): number {
    if ('word' in asked) return this.#sizeOfWord(asked.word)
    if ('phrase' in asked) return Math.min(...asked.phrase.map((word) => this.#sizeOfWord(word)))
    if ('all' in asked) return Math.min(...asked.all.map((part) => this.#sizeOf(part)))
    if ('any' in asked) return asked.any.reduce((sum, part) => sum + this.#sizeOf(part), 0)
    if ('shelf' in asked || 'kind' in asked) return this.#slotsOf(asked).length
    return Number.POSITIVE_INFINITY
  }

  /** Found once for a query, which asks for their number first. */
  #slotsOf(asked: Extract<Asked, { slots?: Int32Array }>): Int32Array {
    asked.slots ??= 'shelf' in asked ? this.#source.onShelf(asked.shelf) : this.#source.ofKind(asked.kind)
    return asked.slots
  }

  #sizeOfWord(word: AskedWord): number {
    const plain = this.#plainOf(word)
    if (plain === UNKNOWN) return 0
    return word.isBody ? (this.#bodies()?.sizeOf(plain) ?? 0) : this.#source.titled(this.#dictionary.plainWord(plain)).length
  }

  /** Each once, at least those that say it. */
  #candidates(asked: Asked): Int32Array {
    if ('word' in asked) return this.#candidatesOfWord(asked.word)
    if ('phrase' in asked) return this.#candidatesOfWord(least(asked.phrase, (word) => this.#sizeOfWord(word)))
    if ('all' in asked) return this.#candidates(least(asked.all, (part) => this.#sizeOf(part)))
    if ('shelf' in asked || 'kind' in asked) return this.#slotsOf(asked)
    return eachOnce('any' in asked ? asked.any.map((part) => this.#candidates(part)) : [], this.#names.length)
  }

  #candidatesOfWord(word: AskedWord): Int32Array {
    const plain = this.#plainOf(word)
    if (plain === UNKNOWN) return NONE
    if (!word.isBody) return this.#source.titled(this.#dictionary.plainWord(plain))
    return slotsOfIds(this.#bodies()?.having(plain) ?? [], this.#source)
  }

  #plainOf({ word, isMarked }: AskedWord): number {
    return word === UNKNOWN || !isMarked ? word : (this.#dictionary.plainOf[word] as number)
  }

  /** Written out once, and then only called: looking at the query anew for each of a thousand products would be most of the work. */
  #reader(asked: Asked): Says {
    if ('word' in asked) return this.#wordReader(asked.word)
    if ('phrase' in asked) {
      const words = asked.phrase.map((word) => this.#wordReader(word))
      // Most have not even the words.
      return (slot) => saysAll(words, slot) && this.#hasPhrase(slot, asked.phrase, asked.gaps)
    }
    if ('shelf' in asked) return (slot) => this.#source.isOnShelf(slot, asked.shelf)
    if ('kind' in asked) return (slot) => this.#source.isOfKind(slot, asked.kind)
    if ('not' in asked) {
      const says = this.#reader(asked.not)
      return (slot) => !says(slot)
    }
    const isAny = 'any' in asked
    const parts = (isAny ? asked.any : asked.all).map((part) => this.#reader(part))
    return (slot) => {
      for (const says of parts) if (says(slot) === isAny) return isAny
      return !isAny
    }
  }

  /** Of titles it is known who has a word: their words are looked at only for whether it stands in the title itself. */
  #wordReader(asked: AskedWord): Says {
    if (asked.word === UNKNOWN) return () => false
    if (asked.isBody) return (slot) => this.#has(slot, asked)
    if (asked.label === '' && asked.isMarked) return this.#source.titledMarked(this.#dictionary.markedWord(asked.word))
    const isThere = this.#source.titledPlain(this.#dictionary.plainWord(this.#plainOf(asked)))
    if (asked.label === '') return isThere
    return (slot) => isThere(slot) && this.#has(slot, asked)
  }

  #has(slot: number, asked: AskedWord): boolean {
    if (asked.label === 'B') return this.#placesOf(slot, asked).length > 0
    const words = asked.isBody ? this.#bodyOf(slot) : this.#words
    const start = asked.isBody ? 0 : (this.#starts[slot] as number)
    const end = asked.isBody ? words.length : ((asked.label === 'A' ? this.#names[slot] : this.#starts[slot + 1]) as number)
    const { plainOf } = this.#dictionary
    for (let at = start; at < end; at++) {
      const word = words[at] as number
      if (word !== UNKNOWN && (asked.isMarked ? word : plainOf[word]) === asked.word) return true
    }
    return false
  }

  #hasPhrase(slot: number, phrase: AskedWord[], gaps: number[]): boolean {
    let ends = this.#placesOf(slot, phrase[0] as AskedWord)
    for (let n = 1; n < phrase.length && ends.length > 0; n++) {
      const before = ends
      ends = this.#placesOf(slot, phrase[n] as AskedWord).filter((place) => before.includes(place - (gaps[n - 1] as number)))
    }
    return ends.length > 0
  }

  #placesOf(slot: number, { word: asked, isMarked, isBody, label }: AskedWord): number[] {
    const places: number[] = []
    if (asked === UNKNOWN) return places
    const words = isBody ? this.#bodyOf(slot) : this.#words
    const start = isBody ? 0 : (this.#starts[slot] as number)
    const end = isBody ? words.length : (this.#starts[slot + 1] as number)
    const names = isBody ? end : (this.#names[slot] as number)
    const { plainOf } = this.#dictionary
    let kept = 0
    for (let at = start; at < end && kept < MOST_PLACES; at++) {
      const word = words[at] as number
      if (word === UNKNOWN || (isMarked ? word : plainOf[word]) !== asked) continue
      kept++
      if (label === '' || (label === 'A') === at < names) places.push(at < names ? at : at + GAP)
    }
    return places
  }

  #bodyOf(slot: number): Int32Array {
    return this.#bodies()?.of(this.#source.idOf(slot)) ?? NONE
  }
}

const NONE = new Int32Array(0)

function saysAll(words: Says[], slot: number): boolean {
  for (const says of words) if (!says(slot)) return false
  return true
}

/** In the order of the lists; a slot is below `size`. */
function eachOnce(lists: Int32Array[], size: number): Int32Array {
  if (lists.length === 1) return lists[0] as Int32Array
  const there = borrowMarks(size)
  const slots = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) end = addNew(slots, end, there, list)
  const found = slots.subarray(0, end)
  unmark(there, found)
  return found
}

function addNew(slots: Int32Array, from: number, there: Uint8Array, list: Int32Array): number {
  let end = from
  for (let at = 0; at < list.length; at++) {
    const slot = list[at] as number
    if (there[slot] === 1) continue
    there[slot] = 1
    slots[end++] = slot
  }
  return end
}

function slotsOfIds(ids: number[], { slotOf }: SaidSource): Int32Array {
  const slots = new Int32Array(ids.length)
  let end = 0
  for (const id of ids) {
    const slot = slotOf(id)
    if (slot !== undefined) slots[end++] = slot
  }
  return slots.subarray(0, end)
}

function least<T>(list: T[], sizeOf: (one: T) => number): T {
  let best = list[0] as T
  let size = sizeOf(best)
  for (const one of list.slice(1)) {
    const other = sizeOf(one)
    if (other < size) [best, size] = [one, other]
  }
  return best
}
