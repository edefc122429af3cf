/** A title as it is printed, those who wrote or edited it, and all who had a part in it. */
export interface Spelling {
  title: string
  authors: string
  people: string
}

/** PostgreSQL has no text with it. */
const SEPARATOR = '\0'

/** How products are written, by slot, in one block of bytes outside of V8's memory: strings would take four times as much. */
export class Spellings {
  readonly #bytes: Buffer
  readonly #starts: Int32Array

  constructor(all: Spelling[]) {
    const lines = all.map(({ title, authors, people }) => [title, authors, people === authors ? '' : people].join(SEPARATOR))
    this.#starts = new Int32Array(lines.length + 1)
    for (const [slot, line] of lines.entries()) this.#starts[slot + 1] = (this.#starts[slot] as number) + Buffer.byteLength(line)
    this.#bytes = Buffer.allocUnsafeSlow(this.#starts.at(-1) ?? 0)
    for (const [slot, line] of lines.entries()) this.#bytes.write(line, this.#starts[slot] as number)
  }

  of(slot: number): Spelling {
    const line = this.#bytes.toString('utf8', this.#starts[slot], this.#starts[slot + 1])
    const [title = '', authors = '', people = ''] = line.split(SEPARATOR)
    return { title, authors, people: people || authors }
  }
}
