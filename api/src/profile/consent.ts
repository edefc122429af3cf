import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { consents } from '@tq/db/schema/accounts.ts'
import { desc, eq } from 'drizzle-orm'
import { PRIVACY_POLICY, policyVersion } from '../account/agreed-texts.ts'
import { takeAllowance } from '../http/allowance.ts'

const CHANGES = { most: 30, seconds: 60 * 60 }

/** The latest word on each purpose. */
export async function listConsents(db: Db, userId: string) {
  const rows = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.purpose, desc(consents.at), desc(consents.id))
  return rows.map(({ purpose, isGiven, pageKey, pageVersion, at }) => ({
    purpose,
    isGiven,
    pageKey,
    pageVersion,
    at: at.toISOString(),
  }))
}

/** Adds a row; saying the same of the same text again adds none. Taking back is always possible. */
export async function giveConsent(db: Db, userId: string, { purpose, isGiven }: { purpose: 'marketing'; isGiven: boolean }) {
  await takeAllowance(db, `consent:${userId}`, CHANGES)
  const pageVersion = await policyVersion(db)
  if (isGiven && pageVersion === null) throw new AppError('CONTENT_PAGE_NOT_FOUND')
  const known = (await listConsents(db, userId)).find((consent) => consent.purpose === purpose)
  if (known?.isGiven !== isGiven || known.pageVersion !== pageVersion) {
    await db
      .insert(consents)
      .values({ userId, purpose, isGiven, pageKey: PRIVACY_POLICY, pageVersion: pageVersion ?? 0, channel: 'account' })
  }
  return listConsents(db, userId)
}
