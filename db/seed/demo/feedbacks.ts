import { feedbacks } from '../../src/schema/all.ts'
import { type Random, randomFor } from '../random.ts'
import { GIVEN_NAMES, SURNAMES } from '../texts/names.ts'
import type { Readership } from '../texts/reviews.ts'
import { insertAll, type NewProduct, type Press, productOf } from './press.ts'
import { reviewText, type Stars } from './review-text.ts'

/** Every rating of these has its words. */
const FULLY_WRITTEN = [56, 58]
const PRODUCTS_WITH_REVIEWS = 44

/** Written reviews never outnumber the ratings counted on the product: the rest are stars given without words. */
export async function seedFeedbacks(press: Press): Promise<void> {
  const random = randomFor('feedbacks')
  const rated = [...press.products.values()].filter(
    (product) => starsOf(product).length >= 3 && !FULLY_WRITTEN.includes(product.id),
  )
  const chosen = [
    ...FULLY_WRITTEN.map((id) => productOf(press, id)),
    ...random.some(rated, PRODUCTS_WITH_REVIEWS - FULLY_WRITTEN.length),
  ]
  const rows = chosen.flatMap((product) => reviewsOf(press, product))
  // Ids follow time, as they would have in a shop that ran for years.
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await insertAll(
    press.tx,
    feedbacks,
    rows.map((row, index) => ({ ...row, id: index + 1 })),
  )
}

function reviewsOf(press: Press, product: NewProduct) {
  const random = randomFor('reviews', product.id)
  const stars = random.some(starsOf(product), FULLY_WRITTEN.includes(product.id) ? Number.POSITIVE_INFINITY : random.int(3, 60))
  const from = product.publishedAt?.getTime() ?? 0
  const readership = readershipOf(press, product)
  const written = new Set<string>()
  return stars.map((rating) => {
    let content = reviewText(product, readership, rating, random)
    // Among a thousand reviews two may come out alike; nobody writes another's words.
    for (let tries = 0; written.has(content) && tries < 5; tries++) content = reviewText(product, readership, rating, random)
    written.add(content)
    return {
      productId: product.id,
      name: nameOf(random),
      rating,
      content,
      isVerified: random.chance(0.7),
      createdAt: new Date(from + Math.floor((press.now.getTime() - 3_600_000 - from) * random.next() ** 0.7)),
    }
  })
}

function starsOf(product: NewProduct): Stars[] {
  return ([1, 2, 3, 4, 5] as const).flatMap((star) => Array<Stars>(product[`rating${star}`] ?? 0).fill(star))
}

function readershipOf(press: Press, product: NewProduct): Readership {
  if (product.kind === 'course') return 'course'
  const shelf = press.topOf(product.categoryId)
  return shelf === 67 ? 'kids' : shelf === 31 ? 'language' : shelf === 71 || product.categoryId === 5 ? 'life' : 'study'
}

function nameOf(random: Random): string {
  return `${random.pick(SURNAMES)} ${random.pick(GIVEN_NAMES)}`
}
