import { CONSENT_CHANNELS, CONSENT_PURPOSES, LOGIN_PROVIDERS, USER_ROLES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { geoUnits } from '../geography.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'

const moment = () => timestamp({ withTimezone: true })

export const users = table(
  'users',
  {
    /** Nobody can guess it: calls before the first login name it. */
    id: uuid().primaryKey().defaultRandom(),
    /** As `normalEmail` writes it, so that one mailbox is one account. */
    email: text().notNull(),
    /** Null until a code sent there came back. */
    emailVerifiedAt: moment(),
    /** Argon2id; null for people who only ever came by another service. */
    passwordHash: text(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    role: text({ enum: USER_ROLES }).notNull().default('user'),
    birthday: date(),
    address: text().notNull().default(''),
    wardId: integer().references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    /** Asked to be deleted: until then there is a way back. */
    deleteAfter: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.email),
    index().on(t.deleteAfter).where(sql`${t.deleteAfter} is not null`),
    check('user_email_is_normal', sql`${t.email} = lower(btrim(${t.email})) and ${t.email} <> ''`),
  ],
)

/** People's pictures, as we encoded them: the row goes with its owner, and the sweep takes the bytes. */
export const avatars = table(
  'avatars',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one for each picture, so that browsers may keep it. */
    name: text().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
  },
  (t) => [uniqueIndex().on(t.name), index().on(t.fileHash)],
)

/** A way in by another service; the subject is that service's name for the person. */
export const identities = table(
  'identities',
  {
    provider: text({ enum: LOGIN_PROVIDERS }).notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index().on(t.userId)],
)

/** A login that lasts. The token only points here: ending the row ends the login, on every process. */
export const sessions = table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In words: "Chrome trên Android". */
    device: text().notNull(),
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  // Ended ones too: they tell which devices a person has used before.
  (t) => [index().on(t.userId)],
)

/** Proves that the browser that fills in the rest of a registration has activated it: short-lived, good for one change. */
export const registrationProofs = table('registration_proofs', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  proofHash: text().notNull(),
  expiresAt: moment().notNull(),
})

export const userAddresses = table(
  'user_addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    wardId: integer()
      .notNull()
      .references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    /** Ward, district and city as they were called on the day it was written. */
    placeText: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), uniqueIndex('one_default_address').on(t.userId).where(sql`${t.isDefault}`)],
)

/** What somebody agreed to, or took back: the text's version, when and where. Rows are only added. */
export const consents = table(
  'consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    isGiven: boolean().notNull(),
    /** Key and version of the content page that was shown. */
    pageKey: text().notNull(),
    pageVersion: integer().notNull(),
    channel: text({ enum: CONSENT_CHANNELS }).notNull(),
    occurredAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId, t.purpose, t.occurredAt)],
)

/** Each login by another service carries one of these back, once. */
export const loginNonces = table('login_nonces', { nonceHash: text().primaryKey(), expiresAt: moment().notNull() })

/** Keys the program makes for itself once, shared by all its processes. */
export const secrets = table(
  'secrets',
  { name: text().primaryKey(), value: text().notNull(), createdAt: moment().notNull().defaultNow() },
  (t) => [check('secret_is_long', sql`length(${t.value}) >= 32`)],
)
