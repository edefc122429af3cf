import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { shippingRates } from '../schema/shipping.ts'

const STANDARD = { method: 'standard', maxGrams: 1_000_000, firstGrams: 1000, stepGrams: 500, freeFrom: 250_000 } as const
const NORTH = ['04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37', '38', '40', '42']
const SOUTH = ['44', '46', '48', '51', '52', '56', '66', '68', '75', '79', '80', '82', '86', '91', '92', '96']

type Rate = typeof shippingRates.$inferInsert
const standard = (rate: Omit<Rate, keyof typeof STANDARD>): Rate => ({ ...STANDARD, ...rate })

/** What a new shop charges until its staff say otherwise. */
const RATES: Rate[] = [
  standard({
    id: 1,
    name: 'Đặc khu, xã đảo',
    position: 1,
    wardKinds: ['Đặc khu'],
    fee: 45_000,
    stepFee: 8000,
    daysMin: 5,
    daysMax: 7,
  }),
  standard({ id: 2, name: 'Hà Nội', position: 2, provinceCodes: ['01'], fee: 22_000, stepFee: 3000, daysMin: 2, daysMax: 2 }),
  standard({
    id: 3,
    name: 'Miền Bắc, đến hết Hà Tĩnh',
    position: 3,
    provinceCodes: NORTH,
    fee: 28_000,
    stepFee: 4000,
    daysMin: 2,
    daysMax: 3,
  }),
  standard({
    id: 4,
    name: 'Từ Quảng Trị trở vào',
    position: 4,
    provinceCodes: SOUTH,
    fee: 34_000,
    stepFee: 5000,
    daysMin: 3,
    daysMax: 4,
  }),
  {
    id: 5,
    method: 'express',
    name: 'Các phường của Hà Nội',
    position: 1,
    provinceCodes: ['01'],
    wardKinds: ['Phường'],
    fee: 32_000,
    firstGrams: 5000,
    stepGrams: 500,
    stepFee: 0,
    maxGrams: 5000,
    daysMin: 0,
    daysMax: 0,
  },
]

/** Without rates nothing can be delivered, so an empty table is filled. What staff wrote stays. */
export async function writeFirstRates(db: NodePgDatabase): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from shipping_rates limit 1`)
  if (!rows.length) await db.insert(shippingRates).values(RATES)
}
