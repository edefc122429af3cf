import { mails } from '@tq/db/schema/account/mail.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dong } from '../pricing/format-money.ts'
import { newBuyer } from './testing/shop.ts'
import { openTestTill } from './testing/till.ts'

const { api, db, shop, BOOK } = await openTestTill()

async function letterOf(used: string[]) {
  const who = newBuyer()
  await shop.setFree(BOOK, 5)
  const { data } = await shop.buy({ lines: [{ productId: BOOK, quantity: 1 }], codes: used }, 'cod', who)
  await api.runJobs()
  const [letter] = await db.select().from(mails).where(eq(mails.recipient, who.email))
  return { order: data as { steps: { title: string; amount: number }[] }, text: letter?.text ?? '' }
}

test('the letter names each reduction as the order’s page does, and nothing where there was none', async () => {
  await db.insert(codes).values({
    family: 'voucher',
    code: 'BOTBAMUOI',
    title: 'Bớt 30.000 ₫',
    effect: 'amount',
    amount: 30_000,
    startsAt: sql`now() - interval '1 day'`,
    endsAt: sql`now() + interval '1 day'`,
  })
  const reduced = await letterOf(['BOTBAMUOI'])
  const less = reduced.order.steps.filter(({ amount }) => amount < 0)
  expect(less.map(({ title }) => title)).toContain('Mã BOTBAMUOI')
  expect(reduced.text).toContain(`Đã trừ trong giá: Mã BOTBAMUOI: −${dong(30_000)}`)
  for (const { title } of less) expect(reduced.text).toContain(`${title}: −`)
  expect((await letterOf([])).text).not.toContain('BOTBAMUOI')
})
