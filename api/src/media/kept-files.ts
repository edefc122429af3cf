import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

const BYTES_IN_MEMORY = 32 * 1024 * 1024

/** Where a kept file stands: a folder for each subject, and what it was drawn from at the start of its name. */
export interface FileKey {
  subject: string
  hash: string
  variant: string
}

/** Files made on first need, then kept on disk and the most wanted in memory. Each is made once however many ask. */
export class KeptFiles {
  readonly #folder: string
  readonly #log: FastifyBaseLogger
  readonly #inMemory = new LRUCache<string, Buffer>({ maxSize: BYTES_IN_MEMORY, sizeCalculation: (file) => file.length + 200 })
  readonly #coming = new Map<string, Promise<Buffer>>()

  constructor(folder: string, log: FastifyBaseLogger) {
    this.#folder = folder
    this.#log = log
  }

  /** From memory alone: the quick way, without a promise. */
  peek(key: FileKey): Buffer | undefined {
    return this.#inMemory.get(pathOf(key))
  }

  /** From memory or disk; null if it was never made. */
  async find(key: FileKey): Promise<Buffer | null> {
    const path = pathOf(key)
    const held = this.#inMemory.get(path)
    if (held) return held
    const read = await readFile(join(this.#folder, path)).catch(() => null)
    if (!read?.length) return null
    this.#inMemory.set(path, read)
    return read
  }

  get(key: FileKey, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = pathOf(key)
    const coming = this.#coming.get(path)
    if (coming) return coming
    const file = this.#findOrMake(key, make).finally(() => this.#coming.delete(path))
    this.#coming.set(path, file)
    return file
  }

  async #findOrMake(key: FileKey, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.find(key)
    if (kept) return kept
    const made = await make()
    const file = join(this.#folder, pathOf(key))
    this.#inMemory.set(pathOf(key), made)
    // A full disk makes pictures slow, not missing.
    await this.#keep(key, file, made).catch((error: unknown) => this.#log.warn({ err: error, file }, 'picture not kept'))
    return made
  }

  /** Under another name first: nobody reads half a file. Then what was drawn from an older row goes. */
  async #keep({ hash }: FileKey, file: string, content: Buffer): Promise<void> {
    const folder = dirname(file)
    const unfinished = `${file}.${randomBytes(4).toString('hex')}.tmp`
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
    for (const name of await readdir(folder)) {
      if (!name.startsWith(hash) && !name.endsWith('.tmp')) await rm(join(folder, name), { force: true })
    }
  }
}

const pathOf = ({ subject, hash, variant }: FileKey) => `${subject}/${hash}-${variant}`
