import { VAT_CLASSES } from '@tq/contract/enums.ts'
import { slugify } from '@tq/contract/slug.ts'
import { cleanHtml } from '../../../src/clean-html.ts'
import { comboParts, products } from '../../../src/schema/all.ts'
import { randomFor } from '../../random.ts'
import { COMBOS, type ComboText } from '../../texts/combos.ts'
import { priceAfter, ratingsOf, soldOf } from '../figures.ts'
import { daysFrom, insertAll, type NewProduct, type Press, productOf } from '../press.ts'
import { editionOf } from './editions.ts'

const FIRST_ID = 3001

interface Part {
  product: NewProduct
  quantity: number
}

export async function seedCombos(press: Press): Promise<void> {
  const links: (typeof comboParts.$inferInsert)[] = []
  const combos = COMBOS.map((text, index) => {
    const id = FIRST_ID + index
    const parts = partsOf(press, text)
    for (const [position, { product, quantity }] of parts.entries())
      links.push({ comboId: id, productId: product.id, quantity, position })
    return combo(press, text, parts, id)
  })
  for (const row of combos) press.products.set(row.id, row)
  await insertAll(press.tx, products, combos)
  await insertAll(press.tx, comboParts, links)
}

function partsOf(press: Press, text: ComboText): Part[] {
  return text.parts.map(({ id, isDigital, quantity = 1 }) => ({
    product: isDigital ? editionOf(press, id) : productOf(press, id),
    quantity,
  }))
}

function combo(press: Press, text: ComboText, parts: Part[], id: number): NewProduct {
  const random = randomFor('combo', id)
  // Below what the parts cost today, or the combo would be a bad bargain while one of them is on sale.
  const apart = parts.reduce((sum, { product, quantity }) => sum + (product.salePrice ?? product.price) * quantity, 0)
  const publishedAt = daysFrom(press.now, -random.int(10, 400))
  const sold = Math.ceil(soldOf(random, 0.5) / 4)
  return {
    id,
    kind: 'combo',
    objectType: parts.every(({ product }) => product.objectType === 1) ? 1 : 0,
    workId: id,
    categoryId: text.categoryId,
    title: text.title,
    slug: slugify(text.title),
    year: publishedAt.getUTCFullYear(),
    description: cleanHtml(text.about.map((paragraph) => `<p>${paragraph}</p>`).join('\n')),
    vatClass: VAT_CLASSES.findLast((rate) => parts.some(({ product }) => product.vatClass === rate)) ?? '5',
    price: priceAfter(apart, random.pick([10, 12, 15])),
    sold,
    ...ratingsOf(random, sold),
    publishedAt,
    updatedAt: publishedAt,
  }
}
