const NONE = new Int32Array(0)

/** ISBNs of products, forwards and, behind an `r`, backwards: as words they stand beside those of the title (`search_docs.words`). */
export class BookNumbers {
  /** By slot; empty where a product has none. */
  readonly #numbers: string[]
  /** Slots in the order of their numbers, and of the same read backwards. */
  readonly #forwards: Int32Array
  readonly #backwards: Int32Array

  constructor(numbers: string[]) {
    this.#numbers = numbers
    const slots = Int32Array.from(numbers.flatMap((number, slot) => (number === '' ? [] : [slot])))
    const turned = numbers.map(reversed)
    this.#forwards = slots.slice().sort((a, b) => compare(numbers[a] as string, numbers[b] as string))
    this.#backwards = slots.sort((a, b) => compare(turned[a] as string, turned[b] as string))
  }

  /** Slots whose number is the word, or begins so, in their order. */
  having(word: string, isPrefix: boolean): Int32Array {
    if (!mayBeNumber(word)) return NONE
    const isTurned = word.startsWith('r')
    const digits = isTurned ? word.slice(1) : word
    const order = isTurned ? this.#backwards : this.#forwards
    const numberAt = (at: number) => {
      const number = this.#numbers[order[at] as number] as string
      return isTurned ? reversed(number) : number
    }
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (numberAt(middle) < digits) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < order.length && isIt(numberAt(end), digits, isPrefix)) end++
    return order.slice(low, end).sort()
  }

  has(slot: number, word: string, isPrefix: boolean): boolean {
    const number = this.#numbers[slot]
    if (!number || !mayBeNumber(word)) return false
    return word.startsWith('r') ? isIt(reversed(number), word.slice(1), isPrefix) : isIt(number, word, isPrefix)
  }
}

/** A digit, or an `r` alone or before one. */
export const mayBeNumber = (word: string): boolean => /^(r?\d|r$)/.test(word)
const isIt = (number: string, digits: string, isPrefix: boolean) => (isPrefix ? number.startsWith(digits) : number === digits)
const reversed = (number: string): string => [...number].reverse().join('')
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
