import { INSIDE_PAGES } from '@tq/covers/cover/inside/draw-inside-page.ts'
import { rasterise } from '@tq/covers/rasterise.ts'
import { openTypesetter } from '@tq/covers/type/typesetting.ts'
import type { Database } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'
import { KeptFiles } from './kept-files.ts'
import type { PictureAddress } from './picture-address.ts'
import { findSource, type Source } from './picture-source.ts'

const HASHES_KEPT = 20_000
/** A combo shows its parts, and no tag of its own says when one of them changed. */
const HASH_TTL_MS = 10 * 60_000
/** Invalidated together with rows that several pictures are drawn from. */
const SHARED_TAGS: Tag[] = ['category', 'home', 'library', 'news']

export interface Picture {
  /** Of what it was drawn from; with the size and format it names the bytes. */
  etag: string
  /** The bytes at once if they are in memory. */
  held: Buffer | undefined
}

/** Every picture the site draws: which one an address means, and its bytes. */
export class Pictures {
  readonly #db: Database
  readonly #files: KeptFiles
  readonly #hashes = new LRUCache<string, string>({ ...lruOfEntries(HASHES_KEPT), ttl: HASH_TTL_MS })
  #generation = 0

  constructor(db: Database, folder: string, log: FastifyBaseLogger) {
    this.#db = db
    this.#files = new KeptFiles(folder, log)
  }

  invalidate(tags: Tag[] | 'all'): void {
    this.#generation++
    if (tags === 'all' || tags.some((tag) => SHARED_TAGS.includes(tag))) this.#hashes.clear()
    else for (const tag of tags) this.#forgetOne(tag)
  }

  #forgetOne(tag: Tag): void {
    const [, kind, key] = /^(book|news|page):(.+)$/.exec(tag) ?? []
    if (!kind) return
    this.#hashes.delete(`share/${kind}-${key}`)
    if (kind !== 'book') return
    this.#hashes.delete(`covers/${key}`)
    for (const page of Object.keys(INSIDE_PAGES)) this.#hashes.delete(`covers/${key}-${page}`)
  }

  /** Null when there is nothing to draw. Touches neither database nor disk for a picture shown lately. */
  async find(address: PictureAddress): Promise<Picture | null> {
    const hash = this.#hashes.get(subjectOf(address)) ?? (await this.#source(address))?.hash
    if (hash === undefined) return null
    const key = keyOf(address, hash)
    return { etag: `"${hash}-${key.variant}"`, held: this.#files.peek(key) }
  }

  async load(address: PictureAddress): Promise<Buffer | null> {
    const hash = this.#hashes.get(subjectOf(address))
    const kept = hash === undefined ? null : await this.#files.find(keyOf(address, hash))
    if (kept) return kept
    // Read again, since what is drawn must be what the name says.
    const source = await this.#source(address)
    if (!source) return null
    return this.#files.get(keyOf(address, source.hash), async () =>
      rasterise(source.draw(await openTypesetter()), address.width, address.height, address.format),
    )
  }

  /** What was read before a change is not remembered after it. */
  async #source(address: PictureAddress): Promise<Source | null> {
    const generation = this.#generation
    const source = await findSource(this.#db, address)
    if (source && generation === this.#generation) this.#hashes.set(subjectOf(address), source.hash)
    return source
  }
}

const subjectOf = ({ folder, name }: PictureAddress) => `${folder || 'own'}/${name}`
const keyOf = (address: PictureAddress, hash: string) => ({
  subject: subjectOf(address),
  hash,
  variant: `${address.width}.${address.format}`,
})
