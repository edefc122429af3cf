import { squash } from '@tq/db/search/fold.ts'

/** Titles without their spaces, each on a line of its own: one text is searched in a tenth of the time that thousands take. */
export class GluedTitles {
  readonly #text: string
  readonly #starts: Int32Array

  constructor(plain: string[]) {
    const lines = plain.map((text) => `${squash(text).replaceAll('|', '')}\n`)
    this.#starts = new Int32Array(lines.length)
    for (let slot = 1; slot < lines.length; slot++)
      this.#starts[slot] = (this.#starts[slot - 1] as number) + (lines[slot - 1] as string).length
    // Joined and written anew: a rope of thousands of pieces would keep all of them.
    this.#text = Buffer.from(lines.join('')).toString('latin1')
  }

  /** Slots whose letters hold these. */
  having(letters: string): number[] {
    const found: number[] = []
    for (let at = this.#text.indexOf(letters); at >= 0; ) {
      found.push(this.#slotAt(at))
      at = this.#text.indexOf(letters, this.#text.indexOf('\n', at))
    }
    return found
  }

  #slotAt(letter: number): number {
    let low = 0
    let high = this.#starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] as number) <= letter) low = middle
      else high = middle
    }
    return low
  }
}
