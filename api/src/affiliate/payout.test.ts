import * as contract from '@tq/contract/promotion/affiliate.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { payouts } from '@tq/db/schema/affiliate.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { addAffiliate, openLinkShop } from './testing/link-shop.ts'

const api = await testApi()
const { db } = api
const { staff, buyBy, commissionOf, seen, earned, refund, refill } = await openLinkShop(api)

beforeEach(refill)

describe('a payout', () => {
  test('below the least sum is refused', async () => {
    const lan = await addAffiliate(api)
    await earned(lan.code)
    await expect(lan.me.call(contract.requestPayout)).rejects.toMatchObject({ status: 409, code: 'PAYOUT_TOO_SMALL' })
    await expect(api.as(await addPerson(db)).call(contract.requestPayout)).rejects.toMatchObject(refusal('AFFILIATE_NOT_FOUND'))
  })

  test('asked for twenty times at once is one, of exactly what was confirmed', async () => {
    const lan = await addAffiliate(api)
    const first = await earned(lan.code, 60)
    const pending = (await buyBy(lan.code, 1, 'cod')).orderId
    const { available } = await seen(lan)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => lan.me.call(contract.requestPayout)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = await db.select().from(payouts).where(eq(payouts.userId, lan.person.id))
    expect(rows).toMatchObject([{ amount: available }])
    expect(await commissionOf(first)).toMatchObject({ payoutId: rows[0]?.id })
    expect(await commissionOf(pending)).toMatchObject({ payoutId: null })
  })

  test('refused with a reason can be asked for again', async () => {
    const lan = await addAffiliate(api)
    await earned(lan.code, 60)
    const { data } = await lan.me.call(contract.requestPayout)
    const amount = data.payouts[0]?.amount
    const params = { id: data.payouts[0]?.id as number }
    const { call } = staff
    await expect(call(contract.decidePayout, { params, body: { status: 'refused' } })).rejects.toMatchObject(
      refusal('INPUT_INVALID'),
    )
    await expect(lan.me.call(contract.decidePayout, { params, body: { status: 'paid' } })).rejects.toMatchObject(
      refusal('FORBIDDEN'),
    )
    await expect(call(contract.decidePayout, { params: { id: 999_999 }, body: { status: 'paid' } })).rejects.toMatchObject(
      refusal('PAYOUT_NOT_FOUND'),
    )
    await call(contract.decidePayout, { params, body: { status: 'refused', reason: 'Sai số tài khoản' } })
    expect(await seen(lan)).toMatchObject({ available: amount, canAskForPayout: true })
    const again = await lan.me.call(contract.requestPayout)
    expect(again.data.payouts).toMatchObject([
      { amount, status: 'requested' },
      { amount, status: 'refused' },
    ])
  })

  test('is smaller by what was refunded after an earlier one; nothing is asked back', async () => {
    const lan = await addAffiliate(api)
    const first = await earned(lan.code, 60)
    const paidAmount = (await lan.me.call(contract.requestPayout)).data.payouts[0]?.amount as number
    const id = (await seen(lan)).payouts[0]?.id as number
    await staff.call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })
    await refund(first, 30)
    const left = (await commissionOf(first))?.amount as number
    const owed = paidAmount - left
    expect(owed).toBeGreaterThan(0)
    expect(await seen(lan)).toMatchObject({ available: 0, owed, sums: { paid: { amount: left } } })
    const second = await earned(lan.code, 90)
    const gained = (await commissionOf(second))?.amount as number
    expect(await seen(lan)).toMatchObject({ available: gained - owed, owed: 0 })
    const { data } = await lan.me.call(contract.requestPayout)
    expect(data.payouts[0]).toMatchObject({ amount: gained - owed, status: 'requested' })
    // All of the first order comes back as well.
    await refund(first, 30)
    expect(await commissionOf(first)).toMatchObject({ status: 'reversed', amount: 0 })
    expect(await seen(lan)).toMatchObject({ owed: left, available: 0 })
  })
})
