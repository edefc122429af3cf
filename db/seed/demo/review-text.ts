import type { Random } from '../random.ts'
import {
  ABOUT_A_PART,
  CLOSINGS_BAD,
  CLOSINGS_GOOD,
  COMPLAINTS,
  OPENINGS,
  PRAISE,
  type Readership,
  THINGS_BAD,
  THINGS_DIGITAL,
  THINGS_GOOD,
  WISHES,
} from '../texts/reviews.ts'
import type { NewProduct } from './press.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** Two to five sentences put together from parts that fit the stars, the product and each other. */
export function reviewText(product: NewProduct, readership: Readership, stars: Stars, random: Random): string {
  const [part, otherPart = part] = random.some(partsOf(product), 2)
  const thing = product.objectType === 0 ? THINGS_GOOD : THINGS_DIGITAL
  const broken = product.objectType === 0 ? THINGS_BAD : COMPLAINTS
  const sentences = [random.pick(OPENINGS[stars])]
  if (stars >= 4) {
    sentences.push(random.chance(0.4) && part ? random.pick(ABOUT_A_PART) : random.pick(PRAISE[readership]))
    if (stars === 4 && random.chance(0.6)) sentences.push(random.pick(WISHES))
    if (random.chance(0.55)) sentences.push(random.pick(thing))
    if (random.chance(0.5)) sentences.push(random.pick(CLOSINGS_GOOD))
  } else if (stars === 3) {
    if (random.chance(0.5)) sentences.push(random.pick(PRAISE[readership]))
    sentences.push(random.pick(WISHES))
    if (random.chance(0.3)) sentences.push(random.pick(broken))
  } else {
    sentences.push(...random.some([random.pick(COMPLAINTS), random.pick(broken)], random.int(1, 2)))
    if (random.chance(0.5)) sentences.push(random.pick(CLOSINGS_BAD))
  }
  // Nobody praises and blames the same chapter.
  return sentences
    .join(' ')
    .replace('{t}', part ?? 'mở đầu')
    .replaceAll('{t}', otherPart ?? 'mở đầu')
}

/** Chapters without their number, fit to be quoted in a sentence; front and back matter has none. */
function partsOf({ toc = [] }: NewProduct): string[] {
  const numbered = toc.filter(({ title }) => /^\p{L}+ \d+\. /u.test(title))
  return (numbered.length ? numbered : toc).slice(1, -1).map(({ title }) => title.replace(/^\p{L}+ \d+\. /u, ''))
}
