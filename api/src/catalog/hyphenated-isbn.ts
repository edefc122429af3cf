import { hyphenate } from 'isbn3'

/**
 * An ISBN as it stands on the cover: 978-604-62-1234-5. Where its hyphens go is decided by the country and the publisher in front, of
 * which the table of the ISBN agency has thousands and our books a few: who has been looked up once is remembered, and no number of one
 * publisher begins with the number of another.
 */
export function hyphenated(isbn: string): string {
  if (!isThirteen(isbn)) return hyphenate(isbn) ?? isbn
  for (let length = SHORTEST; length <= LONGEST; length++) {
    const group = known.get(isbn.slice(0, length))
    if (group)
      return `${isbn.slice(0, 3)}-${isbn.slice(3, group)}-${isbn.slice(group, length)}-${isbn.slice(length, 12)}-${isbn.slice(12)}`
  }
  const parts = hyphenate(isbn)
  if (!parts) return isbn
  const [prefix = '', country = '', publisher = ''] = parts.split('-')
  if (known.size < MOST) known.set(prefix + country + publisher, (prefix + country).length)
  return parts
}

/** Of the prefix, the country and the publisher together. */
const SHORTEST = 5
const LONGEST = 11
const MOST = 1_000
/** Where the publisher begins, by all that stands before the title. */
const known = new Map<string, number>()

/** Thirteen digits of which the last is right. */
function isThirteen(isbn: string): boolean {
  if (!/^\d{13}$/.test(isbn)) return false
  let sum = 0
  for (let i = 0; i < 13; i++) sum += Number(isbn[i]) * (i % 2 ? 3 : 1)
  return sum % 10 === 0
}
