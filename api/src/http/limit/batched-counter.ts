import type { FastifyBaseLogger } from 'fastify'

export interface BatchedCounterOptions {
  /** Adds the counts to what is stored, in one statement. */
  write(counts: Map<string, number>): Promise<unknown>
  everyMs: number
  /** Beyond so many different things nothing new is counted until the next write. */
  mostKeys: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Counts in memory and writes now and then, so that what is counted never waits. What could not be written is kept. */
export class BatchedCounter {
  readonly #options: BatchedCounterOptions
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(options: BatchedCounterOptions) {
    this.#options = options
  }

  add(key: string, by = 1): void {
    const known = this.#counts.get(key)
    if (known === undefined && this.#counts.size >= this.#options.mostKeys) return
    this.#counts.set(key, (known ?? 0) + by)
    this.#timer ??= setTimeout(() => this.flush(), this.#options.everyMs).unref()
  }

  /** One write at a time; resolves when everything counted so far was tried. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#counts.size) return
    this.#writing = this.#write(this.#counts).finally(() => {
      this.#writing = undefined
    })
    this.#counts = new Map()
    await this.#writing
  }

  async close(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
  }

  async #write(counts: Map<string, number>): Promise<void> {
    try {
      await this.#options.write(counts)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'counts could not be written; kept for the next time')
      for (const [key, count] of counts) this.add(key, count)
    }
  }
}
