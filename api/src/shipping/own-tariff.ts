import { SHIPPING_METHODS } from '@tq/contract/enums.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { shippingRates } from '@tq/db/schema/order/shipping.ts'
import type { Tag } from '@tq/db/tags.ts'
import { asc, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addWorkingDays, CUT_OFF_HOUR, packingDay } from '../time/working-days.ts'
import type { Carrier, Parcel, Quote } from './carrier.ts'

type Rate = typeof shippingRates.$inferSelect

/** What the tariff needs to know of a ward. */
interface Destination {
  provinceCode: string
  kind: string
}

const NAMES: Record<Rate['method'], string> = { standard: 'Giao tiêu chuẩn', express: 'Giao nhanh trong ngày' }
const DESTINATIONS_KEPT = 4_000

/** The tariff in `shipping_rates`. Rates and wards change rarely and are held in memory. */
export function ownTariff(pool: Database): Carrier & { invalidate(tags: Tag[] | 'all'): void } {
  let rates: Rate[] | null = null
  const destinations = new LRUCache<number, Destination>({ max: DESTINATIONS_KEPT })

  async function destinationOf(db: Db, wardId: number): Promise<Destination | null> {
    const known = destinations.get(wardId)
    if (known) return known
    const found = await findDestination(db, wardId)
    if (found) destinations.set(wardId, found)
    return found
  }

  async function ratesIn(db: Db): Promise<Rate[]> {
    rates ??= await db.select().from(shippingRates).orderBy(asc(shippingRates.position))
    return rates
  }

  return {
    name: 'Thư Quán',
    async quote(parcel, db = pool) {
      const destination = await destinationOf(db, parcel.wardId)
      return destination ? quotesFor(await ratesIn(db), destination, parcel) : []
    },
    freeFrom: async () => freeEverywhereFrom(await ratesIn(pool)),
    invalidate(tags) {
      if (tags === 'all' || tags.includes('shipping') || tags.includes('geo')) {
        rates = null
        destinations.clear()
      }
    },
  }
}

export function quotesFor(rates: Rate[], destination: Destination, parcel: Parcel): Quote[] {
  return SHIPPING_METHODS.flatMap((method) => {
    const rate = rates.find((row) => row.method === method && covers(row, destination))
    return rate && parcel.weightGrams <= rate.maxGrams ? [quote(rate, parcel)] : []
  })
}

/** What can be promised before it is known where a parcel goes; null when it is not free everywhere. */
export function freeEverywhereFrom(rates: Rate[]): number | null {
  const thresholds = rates.filter(({ method }) => method === 'standard').map(({ freeFrom }) => freeFrom)
  if (!thresholds.length || thresholds.includes(null)) return null
  return Math.max(...thresholds.map((threshold) => threshold ?? 0))
}

const covers = (rate: Rate, { provinceCode, kind }: Destination) =>
  (!rate.provinceCodes.length || rate.provinceCodes.includes(provinceCode)) &&
  (!rate.wardKinds.length || rate.wardKinds.includes(kind))

function quote(rate: Rate, { weightGrams, at }: Parcel): Quote {
  const steps = Math.max(0, Math.ceil((weightGrams - rate.firstGrams) / rate.stepGrams))
  const packed = packingDay(at)
  return {
    method: rate.method,
    name: NAMES[rate.method],
    zone: rate.name,
    fee: rate.fee + steps * rate.stepFee,
    freeFrom: rate.freeFrom,
    from: addWorkingDays(packed, rate.daysMin),
    to: addWorkingDays(packed, rate.daysMax),
    note: rate.method === 'express' ? `Đặt đơn trước ${CUT_OFF_HOUR}:00 ngày làm việc` : rate.name,
  }
}

/** An old ward is where its likeliest successor is. */
async function findDestination(db: Db, wardId: number): Promise<Destination | null> {
  const { rows } = await db.execute<{ provinceCode: string; kind: string }>(sql`
    select province.code as "provinceCode", name.kind
    from geo_units w
    left join lateral (
      select s.new_unit_id from geo_successors s where s.old_unit_id = w.unit_id
      order by s.is_default desc, s.is_partial, s.new_unit_id limit 1) successor on w.scheme = 'L3'
    join geo_units now_ward on now_ward.unit_id = coalesce(successor.new_unit_id, w.unit_id) and now_ward.scheme = 'L2'
    join geo_units province on province.unit_id = now_ward.parent_unit_id
    join lateral (select n.kind from geo_names n where n.unit_id = now_ward.unit_id order by n.valid_from desc limit 1) name on true
    where w.unit_id = ${wardId} and w.level = 3`)
  return rows[0] ?? null
}
