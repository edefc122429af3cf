import type { Access } from '@tq/contract/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import type { FastifyInstance } from 'fastify'

export interface Person {
  id: number
  roles: Access[]
}

/** What the API needs from whoever starts it. */
export interface ApiDeps {
  db: Database
  /** Reads the bearer token; null for a guest, and for a token that no longer counts. */
  identify(token: string): Promise<Person | null>
  /** Folder where drawn pictures are kept. */
  mediaDir: string
  /** Compare every answer with the contract: on in development and tests. */
  checkAnswers: boolean
}

export interface App {
  http: FastifyInstance
  deps: ApiDeps
  /** Called with every bumped tag; a feature that keeps something in memory forgets it here. */
  onBump(forget: (tags: Tag[] | 'all') => void): void
}
