import type { DeliveryEstimate, DeliveryQuote } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'
import { currentCascade } from '@tq/db/geography/cascade.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import { nextCutOff } from '../../time/working-days.ts'
import type { CartPricing } from '../cart-pricing.ts'
import { priceCart } from '../price-cart.ts'

/** Islands have a rate of their own in the tariff. */
const FAR = 'Đặc khu'

interface EstimateQuestion {
  productId: number
  cityId: number | null
  now: Date
}

/**
 * What one piece costs to send to a province, counted by the till's own function for one of its wards. A ward is not asked for: before
 * somebody wants to buy, the province is enough to decide by.
 */
export async function estimateDelivery(
  { db, sources }: Pick<CartPricing, 'db' | 'sources'>,
  { productId, cityId, now }: EstimateQuestion,
  cacheInfo: CacheInfo,
): Promise<DeliveryEstimate> {
  cacheInfo.dependsOn(`book:${productId}`, 'shipping', 'geo')
  cacheInfo.changesAt(nextCutOff(now))
  const { cities } = await currentCascade(db)
  const wards = cities.some((city) => city.cityId === cityId) ? await wardOfEachKind(db, cityId as number) : []
  const near = wards.find(({ kind }) => kind !== FAR) ?? wards[0]
  if (!near) return { cities, chosen: null }
  const cart = (method?: DeliveryQuote['method']) => ({
    lines: [{ productId, quantity: 1 }],
    codes: [],
    affiliateCode: null,
    delivery: { wardId: near.wardId, ...(method ? { method } : {}) },
  })
  const { quotes } = await priceCart(sources, cart(), null, now)
  const priced = await Promise.all(
    quotes.map(async ({ method, name, freeFrom, from, to }) => {
      const { priced } = await priceCart(sources, cart(method), null, now)
      return { method, name, fee: priced.shippingFee ?? 0, freeFrom, from, to }
    }),
  )
  return { cities, chosen: { cityId: cityId as number, quotes: priced, hasFarPlaces: wards.some(({ kind }) => kind === FAR) } }
}

async function wardOfEachKind(db: Db, cityId: number): Promise<{ wardId: number; kind: string }[]> {
  const { rows } = await db.execute<{ wardId: number; kind: string }>(sql`
    select distinct on (n.kind) w.unit_id as "wardId", n.kind
    from geo_units w join geo_names n on n.unit_id = w.unit_id and n.valid_to is null
    where w.parent_unit_id = ${cityId} and w.scheme = 'L2' and w.level = 3 order by n.kind, w.unit_id`)
  return rows
}
