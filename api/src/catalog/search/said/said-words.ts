import { type Asked, type AskedWord, asksBody, readAsked } from './asked.ts'
import type { Bodies } from './bodies.ts'
import { type Dictionary, UNKNOWN } from './dictionary.ts'

/** Among more of them PostgreSQL is as quick, and nobody else waits for it. */
const MOST_CANDIDATES = 20_000
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
  find(query: string): number[] | null {
    const asked = this.#read(query)
    if (!asked || this.#sizeOf(asked) > MOST_CANDIDATES) return null
    const says = this.#reader(asked)
    const found: number[] = []
    for (const slot of this.#candidates(asked)) if (says(slot)) found.push(slot)
    return found
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
    if ('shelf' in asked) return this.#source.onShelf(asked.shelf).length
    if ('kind' in asked) return this.#source.ofKind(asked.kind).length
    return Number.POSITIVE_INFINITY
  }

  #sizeOfWord(word: AskedWord): number {
    const plain = this.#plainOf(word)
    if (plain === UNKNOWN) return 0
    return word.isBody ? (this.#bodies()?.sizeOf(plain) ?? 0) : this.#source.titled(this.#dictionary.plainWord(plain)).length
  }

  /** Each once, at least those that say it. */
  #candidates(asked: Asked): Iterable<number> {
    if ('word' in asked) return this.#candidatesOfWord(asked.word)
    if ('phrase' in asked) return this.#candidatesOfWord(least(asked.phrase, (word) => this.#sizeOfWord(word)))
    if ('all' in asked) return this.#candidates(least(asked.all, (part) => this.#sizeOf(part)))
    if ('shelf' in asked) return this.#source.onShelf(asked.shelf)
    if ('kind' in asked) return this.#source.ofKind(asked.kind)
    const found = new Set<number>()
    for (const part of 'any' in asked ? asked.any : []) for (const slot of this.#candidates(part)) found.add(slot)
    return found
  }

  #candidatesOfWord(word: AskedWord): Iterable<number> {
    const plain = this.#plainOf(word)
    if (plain === UNKNOWN) return []
    if (!word.isBody) return this.#source.titled(this.#dictionary.plainWord(plain))
    return (this.#bodies()?.having(plain) ?? []).flatMap((id) => this.#source.slotOf(id) ?? [])
  }

  #plainOf({ word, isMarked }: AskedWord): number {
    return word === UNKNOWN || !isMarked ? word : (this.#dictionary.plainOf[word] as number)
  }

  /** Written out once, and then only called: looking at the query anew for each of a thousand products would be most of the work. */
  #reader(asked: Asked): Says {
    if ('word' in asked) return (slot) => this.#has(slot, asked.word)
    if ('phrase' in asked) return (slot) => this.#hasPhrase(slot, asked.phrase, asked.gaps)
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

  #has(slot: number, asked: AskedWord): boolean {
    if (asked.word === UNKNOWN) return false
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
    // Most have not even the words.
    for (const word of phrase) if (!this.#has(slot, word)) return false
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

function least<T>(list: T[], sizeOf: (one: T) => number): T {
  let best = list[0] as T
  let size = sizeOf(best)
  for (const one of list.slice(1)) {
    const other = sizeOf(one)
    if (other < size) [best, size] = [one, other]
  }
  return best
}
