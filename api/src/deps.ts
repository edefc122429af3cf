import type { Access } from '@tq/contract/http/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import type { FastifyInstance } from 'fastify'
import type { GoogleSettings } from './account/google/settings.ts'
import type { DirectQuestion, DirectRead } from './http/cache/direct-read.ts'
import type { BankAccount } from './order/payment/vietqr.ts'
import type { PaymentSettings } from './payment/gateways.ts'
import type { FileStore } from './storage/file-store.ts'
import type { StorageSettings } from './storage/settings.ts'
import type { Tickets } from './storage/tickets.ts'

export interface Person {
  id: string
  /** The login that is asking. */
  sessionId: string
  roles: Access[]
}

/** What the operator sets by environment variables. */
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
  /** The demo: anybody can read all letters, so never in production. */
  isDemo: boolean
  /** Off: logins, checkouts and named contacts of one network are not counted. For tests, measuring and the demo at home. */
  limitsNetworks: boolean
  /** Null: no login by Google. */
  google: GoogleSettings | null
  payment: PaymentSettings
  /** Where transfers go; null: they are not offered. */
  bank: BankAccount | null
  /** Where files are stored: uploads today, what the press sells tomorrow. */
  storage: StorageSettings
  /** The program that makes streams of videos; null: the one of the PATH. */
  ffmpegPath: string | null
  /** Where the scanner for viruses listens, tcp://host:3310 or unix:/path; null: there is none, and files are marked so. */
  clamavUrl: string | null
  /** Where videos of courses of one's own are played from, without a slash at its end: SPEC §3. Our own address unless told. */
  adminHost: string
}

/** What the program that starts the API must provide. */
export interface ApiDeps {
  db: Database
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
  /** Bytes of stored files. Written by `storeFile`, sent by `sendFile`. */
  files: FileStore
  /** Signs and checks addresses of private files. */
  tickets: Tickets
  /** Reads the bearer token; null for one that no longer counts. */
  identify(token: string): Promise<Person | null>
  /** Drops cached sessions in this process that a call has just ended. */
  invalidateSessions(tags: Tag[]): void
  /** Open reads by path, for this program itself. */
  directReads: Map<string, DirectRead>
  /** Open calls that only ask something with a body, by path, for this program itself. */
  directQuestions: Map<string, DirectQuestion>
  /** Called with every invalidated tag; a feature that keeps something in memory forgets it here. */
  onInvalidated(invalidate: (tags: Tag[] | 'all') => void): void
}
