import { shippingRates } from '@tq/db/schema/order/shipping.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { asc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addWorkingDays, LAST_KNOWN_YEAR, packingDay } from '../time/working-days.ts'
import { ownTariff, quotesFor } from './own-tariff.ts'

/** By the clock of Vietnam. */
const at = (text: string) => new Date(`${text}+07:00`)

describe('when a parcel is packed', () => {
  test.each([
    ['a Thursday before the cut-off', '2026-11-12T13:59:59', '2026-11-12'],
    ['at the cut-off', '2026-11-12T14:00:00', '2026-11-13'],
    ['a Friday after the cut-off', '2026-11-13T20:00:00', '2026-11-16'],
    ['a Saturday morning', '2026-11-14T08:00:00', '2026-11-16'],
    ['just after midnight in Vietnam, the day before in UTC', '2026-11-12T00:10:00', '2026-11-12'],
    ['New Year', '2027-01-01T09:00:00', '2027-01-04'],
    ['30 April and 1 May', '2026-04-30T09:00:00', '2026-05-04'],
    ['the eve of the lunar year', '2026-02-16T09:00:00', '2026-02-23'],
    ['the Hùng kings’ day', '2027-04-16T09:00:00', '2027-04-19'],
    ['the Hùng kings’ day on a Sunday: the Monday after is free', '2026-04-27T09:00:00', '2026-04-28'],
    ['2 September and the day beside it', '2027-09-02T09:00:00', '2027-09-06'],
    ['both on a weekend and before it: one day is made up for', '2028-09-01T09:00:00', '2028-09-05'],
    ['30 April on a Sunday and 1 May on the Monday after', '2028-04-30T09:00:00', '2028-05-03'],
  ])('%s', (_, confirmed, packed) => expect(packingDay(at(confirmed))).toBe(packed))

  test.each([
    ['two working days over a weekend', '2026-11-13', 2, '2026-11-17'],
    ['none is the same day', '2026-11-12', 0, '2026-11-12'],
    ['over the lunar New Year, two days of which fall on a weekend', '2030-01-31', 2, '2030-02-11'],
  ])('%s', (_, day, count, then) => expect(addWorkingDays(day, count)).toBe(then))

  test('the moon’s days are known for a year ahead: else the table is to be written on', () =>
    expect(new Date().getUTCFullYear()).toBeLessThan(LAST_KNOWN_YEAR))
})

const { db } = await testDatabase()
const rates = await db.select().from(shippingRates).orderBy(asc(shippingRates.position))
const { rows: wards } = await db.execute<{ id: number; province: string; kind: string }>(sql`
  select distinct on (p.code, n.kind) w.unit_id as id, p.code as province, n.kind
  from geo_units w join geo_units p on p.unit_id = w.parent_unit_id join geo_names n on n.unit_id = w.unit_id and n.valid_to is null
  where w.scheme = 'L2' and w.level = 3 order by p.code, n.kind, w.unit_id`)
const parcel = { wardId: 1, weightGrams: 400, at: at('2026-11-12T10:00:00') }

describe('the tariff', () => {
  test('every one of the 34 provinces has a rate, for each kind of ward in it', async () => {
    expect(new Set(wards.map(({ province }) => province)).size).toBe(34)
    const tariff = ownTariff(db)
    for (const { id, province, kind } of wards) {
      const [standard] = await tariff.quote({ ...parcel, wardId: id })
      expect(standard, `${province} ${kind}`).toMatchObject({ method: 'standard', freeFrom: 250_000 })
      expect(standard?.fee).toBeGreaterThan(0)
    }
    expect(await tariff.freeFrom()).toBe(250_000)
    expect(await tariff.quote({ ...parcel, wardId: 999_999_999 })).toEqual([])
  })

  test.each([
    ['Hà Nội', '01', 'Phường', '2026-11-16', '2026-11-16'],
    ['the north', '31', 'Phường', '2026-11-16', '2026-11-17'],
    ['the south', '79', 'Phường', '2026-11-17', '2026-11-18'],
    ['an island', '31', 'Đặc khu', '2026-11-19', '2026-11-23'],
  ])('from and to: %s', (_, provinceCode, kind, from, to) =>
    expect(quotesFor(rates, { provinceCode, kind }, parcel)[0]).toMatchObject({ method: 'standard', from, to }),
  )

  test('each step of weight, up to the last gram', () => {
    const fee = (weightGrams: number) => quotesFor(rates, { provinceCode: '79', kind: 'Xã' }, { ...parcel, weightGrams })[0]?.fee
    expect([0, 1_000, 1_001, 1_500, 1_501].map(fee)).toEqual([34_000, 34_000, 39_000, 39_000, 44_000])
    const methods = (weightGrams: number) =>
      quotesFor(rates, { provinceCode: '01', kind: 'Phường' }, { ...parcel, weightGrams }).map(({ method }) => method)
    expect(methods(5_000)).toEqual(['standard', 'express'])
    expect(methods(5_001)).toEqual(['standard'])
    const heaviest = rates.find(({ method, position }) => method === 'standard' && position === 2)?.maxGrams as number
    expect(methods(heaviest)).toEqual(['standard'])
    expect(methods(heaviest + 1)).toEqual([])
  })
})
