import { AppError } from '@tq/contract/errors.ts'
import type { AffiliateForm } from '@tq/contract/forms/affiliate.ts'
import { AFFILIATE_TERMS } from '@tq/contract/promotion/affiliate.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { affiliates } from '@tq/db/schema/affiliate.ts'
import { contentPages } from '@tq/db/schema/content/content.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import { vietnamDay } from '../time/vietnam-time.ts'
import { newAffiliateCode } from './affiliate-code-name.ts'
import { sendAccepted, sendReceived, tellStaffOfApplication } from './affiliate-letters.ts'

const FULL_AGE = 18
const MOST_TRIES = 8

interface House {
  publicUrl: string
  staffMail: string
  isDemo: boolean
}

/** One application a person; a refused one may be corrected and sent again. The demo accepts it at once. */
export async function applyAsAffiliate(db: Database, userId: string, form: AffiliateForm, house: House): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('USER_NOT_FOUND')
  if (person.role !== 'user') throw new AppError('AFFILIATE_NOT_STAFF')
  const identityNumber = citizenNumberOf(form)
  requireFullAge(person.birthday, identityNumber, vietnamDay(new Date()))
  const { isAgreed: _, isDataAgreed: __, ...told } = form
  const kept = { ...told, identityNumber }
  await db.transaction(async (tx) => {
    const status = house.isDemo ? 'active' : 'pending'
    const row = await store(tx, userId, {
      ...kept,
      status,
      termsVersion: await termsVersion(tx),
      percent: AFFILIATE_TERMS.percent,
      decidedAt: house.isDemo ? new Date() : null,
    })
    const about = { ...row, reason: '' }
    if (house.isDemo) {
      await invalidateTags(tx, ['affiliates'])
      await sendAccepted(tx, person.email, about, house)
    } else await sendReceived(tx, person.email, about, house)
    await tellStaffOfApplication(tx, house.staffMail, { ...form, email: person.email, code: row.code })
  })
}

type Application = Omit<typeof affiliates.$inferInsert, 'userId' | 'code'>

async function store(tx: Tx, userId: string, told: Application): Promise<typeof affiliates.$inferSelect> {
  const [again] = await tx
    .update(affiliates)
    .set({ ...told, appliedAt: sql`now()` })
    .where(and(eq(affiliates.userId, userId), eq(affiliates.status, 'refused')))
    .returning()
  if (again) return again
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = newAffiliateCode(told.fullName, tries)
    const [row] = await tx
      .insert(affiliates)
      .values({ ...told, userId, code })
      .onConflictDoNothing()
      .returning()
    if (row) return row
    if (await tx.$count(affiliates, eq(affiliates.userId, userId))) throw new AppError('AFFILIATE_APPLIED')
  }
  throw new AppError('UNAVAILABLE')
}

/** A person's tax code is the citizen's number: twelve digits, whichever field they are typed into. */
const citizenNumberOf = ({ identityNumber, taxCode }: AffiliateForm) => identityNumber || (taxCode.length === 12 ? taxCode : '')

/** By the birthday we know and by the one in the citizen's number, which tells century and year. */
export function requireFullAge(birthday: string | null, identityNumber: string, today: string): void {
  const [year, ...rest] = today.split('-')
  const grown = [Number(year) - FULL_AGE, ...rest].join('-')
  if (birthday && birthday > grown) throw new AppError('AFFILIATE_TOO_YOUNG')
  if (!identityNumber) return
  const born = 1900 + Math.floor(Number(identityNumber[3]) / 2) * 100 + Number(identityNumber.slice(4, 6))
  if (born > Number(year) - FULL_AGE)
    throw new AppError('AFFILIATE_TOO_YOUNG', {
      fields: [{ field: 'identityNumber', message: 'theo số này bạn chưa đủ 18 tuổi' }],
    })
}

async function termsVersion(tx: Tx): Promise<number> {
  const [page] = await tx
    .select({ version: contentPages.version })
    .from(contentPages)
    .where(eq(contentPages.key, AFFILIATE_TERMS.page))
  if (!page) throw new AppError('CONTENT_PAGE_NOT_FOUND')
  return page.version
}
