/** For each word the slots of the texts that have it, in their order: found once, and then only looked up. */
export class WordSlots {
  readonly #placeOf = new Map<string, number>()
  readonly #starts: Int32Array
  readonly #slots: Int32Array

  /** Texts by slot, their words apart by spaces; a line between two parts of a text is no word. */
  constructor(texts: string[]) {
    const places: number[] = []
    const ends = new Int32Array(texts.length)
    const counts: number[] = []
    const lastSlot: number[] = []
    for (let slot = 0; slot < texts.length; slot++) {
      for (const word of (texts[slot] as string).split(' ')) {
        if (word === '' || word === '|') continue
        const place = this.#placeOf.get(word) ?? this.#placeOf.size
        if (place === counts.length) {
          this.#placeOf.set(word, place)
          counts.push(0)
          lastSlot.push(-1)
        }
        // Each text once.
        if (lastSlot[place] === slot) continue
        lastSlot[place] = slot
        counts[place] = (counts[place] as number) + 1
        places.push(place)
      }
      ends[slot] = places.length
    }
    this.#starts = startsOf(counts)
    this.#slots = new Int32Array(places.length)
    fill(this.#slots, this.#starts.slice(), places, ends)
  }

  words(): IterableIterator<string> {
    return this.#placeOf.keys()
  }

  has(word: string): boolean {
    return this.#placeOf.has(word)
  }

  having(word: string): Int32Array {
    const place = this.#placeOf.get(word)
    return place === undefined ? NONE : this.#slots.subarray(this.#starts[place], this.#starts[place + 1])
  }
}

const NONE = new Int32Array(0)

function startsOf(counts: number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (let place = 0; place < counts.length; place++) starts[place + 1] = (starts[place] as number) + (counts[place] as number)
  return starts
}

// A loop by itself: see `find-slots.ts`.
function fill(slots: Int32Array, next: Int32Array, places: number[], ends: Int32Array): void {
  let at = 0
  for (let slot = 0; slot < ends.length; slot++) {
    for (; at < (ends[slot] as number); at++) {
      const place = places[at] as number
      slots[next[place] as number] = slot
      next[place] = (next[place] as number) + 1
    }
  }
}
