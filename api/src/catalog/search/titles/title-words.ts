/** Which titles have which words, people's names among them: for each word the slots that have it, one behind the other. */
export class TitleWords {
  readonly #placeOf = new Map<string, number>()
  readonly #sorted: string[]
  readonly #starts: Int32Array
  readonly #slots: Int32Array

  /** Folded texts as `search_docs.plain` has them, by slot. */
  constructor(texts: string[]) {
    const places: number[][] = texts.map((text) => [...new Set(wordsOf(text))].map((word) => this.#place(word)))
    this.#starts = new Int32Array(this.#placeOf.size + 1)
    for (const own of places) for (const place of own) this.#starts[place + 1] = (this.#starts[place + 1] as number) + 1
    for (let at = 1; at < this.#starts.length; at++)
      this.#starts[at] = (this.#starts[at] as number) + (this.#starts[at - 1] as number)
    this.#slots = new Int32Array(this.#starts.at(-1) ?? 0)
    const ends = this.#starts.slice()
    for (const [slot, own] of places.entries())
      for (const place of own) {
        this.#slots[ends[place] as number] = slot
        ends[place] = (ends[place] as number) + 1
      }
    this.#sorted = [...this.#placeOf.keys()].sort()
  }

  /** As `words @@ query` decides, for the queries that `allOf` writes and lists of them. */
  find(query: string): Int32Array {
    const pieces = query.match(PIECE) ?? []
    let at = 0
    const any = (): Int32Array => {
      const found = [all()]
      while (pieces[at] === '|') {
        at++
        found.push(all())
      }
      return union(found)
    }
    const all = (): Int32Array => {
      const found = [one()]
      while (pieces[at] === '&') {
        at++
        found.push(one())
      }
      return found.sort((a, b) => a.length - b.length).reduce(intersection)
    }
    const one = (): Int32Array => {
      const piece = pieces[at++] as string
      if (piece !== '(') return piece.endsWith('*') ? this.#beginning(piece.slice(1, -3)) : this.#having(piece.slice(1, -1))
      const inside = any()
      at++
      return inside
    }
    return any()
  }

  #place(word: string): number {
    const known = this.#placeOf.get(word)
    if (known !== undefined) return known
    this.#placeOf.set(word, this.#placeOf.size)
    return this.#placeOf.size - 1
  }

  #having(word: string): Int32Array {
    const place = this.#placeOf.get(word)
    return place === undefined ? NONE : this.#slots.subarray(this.#starts[place], this.#starts[place + 1])
  }

  #beginning(start: string): Int32Array {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] as string) < start) low = middle + 1
      else high = middle
    }
    const found: Int32Array[] = []
    for (; this.#sorted[low]?.startsWith(start); low++) found.push(this.#having(this.#sorted[low] as string))
    return union(found)
  }
}

/** A word in quotes, perhaps its beginning only, or what stands between words. */
const PIECE = /'[a-z0-9]+'(?::\*)?|[&|()]/g
const NONE = new Int32Array(0)

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '' && word !== '|')

function union(lists: Int32Array[]): Int32Array {
  if (lists.length <= 1) return lists[0] ?? NONE
  const together = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let end = 0
  for (const list of lists) {
    together.set(list, end)
    end += list.length
  }
  together.sort()
  return together.subarray(0, keepFirsts(together))
}

/** How many different ones there are; they are moved to the beginning. */
function keepFirsts(sorted: Int32Array): number {
  let end = 0
  for (let at = 0; at < sorted.length; at++) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[end++] = sorted[at] as number
  return end
}

/** Of the shorter list those that the longer one has. */
function intersection(few: Int32Array, many: Int32Array): Int32Array {
  const both = new Int32Array(few.length)
  return both.subarray(0, fillBoth(both, few, many))
}

function fillBoth(both: Int32Array, few: Int32Array, many: Int32Array): number {
  let end = 0
  let from = 0
  for (let at = 0; at < few.length; at++) {
    const wanted = few[at] as number
    let high = many.length
    while (from < high) {
      const middle = (from + high) >> 1
      if ((many[middle] as number) < wanted) from = middle + 1
      else high = middle
    }
    if (many[from] === wanted) both[end++] = wanted
  }
  return end
}
