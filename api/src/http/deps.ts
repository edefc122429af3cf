import type { Access } from '@tq/contract/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import type { FastifyInstance } from 'fastify'

export interface Person {
  id: number
  roles: Access[]
}

/** What the house decides, in variables. */
export interface Settings {
  /** The address people type, without a slash at its end. */
  publicUrl: string
  /** Hosts besides our own that a link may lead to. */
  redirectHosts: string[]
  /** Null: letters stay in the table. */
  smtpUrl: string | null
  mailFrom: string
  /** Where what people write to us goes. */
  staffMail: string
  /** Null: page views are counted here. */
  analyticsUrl: string | null
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
  settings: Settings
  /** The site map. Without it, as while developing, page views of any pattern count. */
  routePatterns?: ReadonlySet<string> | undefined
}

export interface App {
  http: FastifyInstance
  deps: ApiDeps
  /** Called with every bumped tag; a feature that keeps something in memory forgets it here. */
  onBump(forget: (tags: Tag[] | 'all') => void): void
}
