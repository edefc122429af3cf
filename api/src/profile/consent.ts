import type * as contract from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { Db } from '@tq/db/database.ts'
import { consents } from '@tq/db/schema/account/accounts.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { PRIVACY_POLICY, policyVersion, TEXTS_IN_FORCE } from '../account/agreed-texts.ts'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'

const CHANGES = { most: 30, seconds: 60 * 60 }

/** The latest consent for each purpose. */
export async function listConsents(db: Db, userId: string) {
  const rows = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.occurredAt), desc(consents.id))
  return rows.map(({ purpose, isGiven, pageKey, pageVersion, occurredAt }) => ({
    purpose,
    isGiven,
    pageKey,
    pageVersion,
    at: occurredAt.toISOString(),
  }))
}

/** Adds a row; saying the same of the same text again adds none. Taking back is always possible. */
export async function giveConsent(db: Db, userId: string, given: Body<typeof contract.giveConsent>) {
  await consumeOrThrow(db, `consent:${userId}`, CHANGES)
  if (given.purpose === 'terms') await agreeToTexts(db, userId)
  else await sayOfMarketing(db, userId, given.isGiven)
  return listConsents(db, userId)
}

/** People who never saw the register form, mostly from Google, agreed to nothing yet: they are asked once. */
async function agreeToTexts(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    insert into consents (user_id, purpose, is_given, page_key, page_version, channel)
    select ${userId}, texts.purpose, true, texts.page_key, texts.page_version,
      case when exists (select 1 from identities where user_id = ${userId} and provider = 'google') then 'google' else 'account' end
    from ${TEXTS_IN_FORCE} texts where not exists (
      select 1 from consents c where c.user_id = ${userId} and c.is_given
        and c.purpose = texts.purpose and c.page_key = texts.page_key and c.page_version = texts.page_version)`)
}

async function sayOfMarketing(db: Db, userId: string, isGiven: boolean): Promise<void> {
  const purpose = 'marketing'
  const pageVersion = await policyVersion(db)
  if (isGiven && pageVersion === null) throw new AppError('CONTENT_PAGE_NOT_FOUND')
  const known = (await listConsents(db, userId)).find((consent) => consent.purpose === purpose)
  if (known?.isGiven !== isGiven || known.pageVersion !== pageVersion) {
    await db
      .insert(consents)
      .values({ userId, purpose, isGiven, pageKey: PRIVACY_POLICY, pageVersion: pageVersion ?? 0, channel: 'account' })
  }
}
