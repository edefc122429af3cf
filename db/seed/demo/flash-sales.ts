import { flashSaleItems, flashSales } from '../../src/schema/all.ts'
import { priceAfter } from './figures.ts'
import { daysFrom, insertAll, type Press, productOf } from './press.ts'

interface Item {
  id: number
  percent: number
  quota: number
  sold?: number
  limit?: number
}

const RUNNING: Item[] = [
  { id: 92, percent: 30, quota: 50, sold: 34 },
  { id: 177, percent: 25, quota: 60, sold: 18 },
  { id: 63, percent: 30, quota: 45, sold: 41 },
  { id: 235, percent: 20, quota: 40, sold: 12 },
  { id: 294, percent: 35, quota: 30, sold: 27, limit: 3 },
  { id: 139, percent: 25, quota: 80, sold: 22 },
  { id: 24, percent: 40, quota: 25, sold: 25, limit: 1 },
  { id: 146, percent: 35, quota: 50, sold: 9 },
  { id: 201, percent: 45, quota: 40, sold: 31, limit: 1 },
  { id: 318, percent: 40, quota: 60, sold: 3 },
  { id: 310, percent: 30, quota: 30, sold: 16 },
  { id: 275, percent: 40, quota: 100, sold: 48, limit: 5 },
]

const UPCOMING: Item[] = [
  { id: 8, percent: 40, quota: 40 },
  { id: 43, percent: 40, quota: 40 },
  { id: 66, percent: 40, quota: 50 },
  { id: 80, percent: 45, quota: 30, limit: 1 },
  { id: 118, percent: 40, quota: 60 },
  { id: 150, percent: 45, quota: 50 },
  { id: 195, percent: 40, quota: 40 },
  { id: 242, percent: 50, quota: 20, limit: 1 },
  { id: 296, percent: 40, quota: 50, limit: 3 },
  { id: 1002, percent: 50, quota: 100, limit: 1 },
]

/** One that runs while the demo is looked at, one to look forward to. */
export async function seedFlashSales(press: Press): Promise<void> {
  const { tx, now } = press
  await insertAll(tx, flashSales, [
    { id: 1, name: 'Ba ngày giá tốt', startsAt: daysFrom(now, -1), endsAt: daysFrom(now, 3) },
    { id: 2, name: 'Đêm sách giáo trình', startsAt: daysFrom(now, 2), endsAt: daysFrom(now, 4) },
  ])
  await insertAll(tx, flashSaleItems, [...rowsOf(press, 1, RUNNING), ...rowsOf(press, 2, UPCOMING)])
}

function rowsOf(press: Press, flashSaleId: number, items: Item[]) {
  return items.map(({ id, percent, quota, sold = 0, limit = 2 }) => {
    const { price, salePrice } = productOf(press, id)
    const flashPrice = priceAfter(price, percent)
    if (salePrice != null && salePrice <= flashPrice) throw new Error(`Product ${id} costs no less in the flash sale`)
    return { flashSaleId, productId: id, price: flashPrice, quota, limitPerCustomer: limit, sold }
  })
}
