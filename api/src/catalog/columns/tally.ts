/**
 * How often each number was counted, and which were counted at all: a search has some dozens of the years, shelves and tens of thousands
 * of people there are, and going through all of them would take longer than counting.
 */
export class Tally {
  readonly counts: Int32Array
  readonly #counted: Int32Array
  #end = 0

  /** Of numbers below `size`. */
  constructor(size: number) {
    this.counts = new Int32Array(size)
    this.#counted = new Int32Array(size)
  }

  add(number: number): void {
    const count = this.counts[number] as number
    if (count === 0) this.#counted[this.#end++] = number
    this.counts[number] = count + 1
  }

  /** Each number that was counted once, in no order. */
  counted(): Int32Array {
    return this.#counted.subarray(0, this.#end)
  }

  /** Back to nothing counted: laying out room anew takes longer than counting a search. */
  clear(): void {
    for (let at = 0; at < this.#end; at++) this.counts[this.#counted[at] as number] = 0
    this.#end = 0
  }
}
