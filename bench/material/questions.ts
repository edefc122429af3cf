import { nonsense, type Random, seededRandom } from '@tq/api/catalog/testing/query-material.ts'
import { spaced, telex, typo, withoutAccents } from '@tq/api/catalog/testing/typing-faults.ts'
import { PRODUCTS_PER_PAGE, SORTS } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Material } from './material.ts'

type Book = Material['books'][number]
type Query = Record<string, string | number>

/** Pages people still turn to. */
const LAST_PAGE = 20

export interface Questions {
  productPages(count: number): string[]
  listPages(count: number): string[]
  details(count: number): string[]
  lists(count: number): string[]
  searches(count: number): string[]
  suggestions(count: number): string[]
  ids(count: number): number[]
}

/** Addresses as people ask for them, none of which is given out twice: every answer has to be made. */
export function makeQuestions(material: Material, seed: number): Questions {
  const random = seededRandom(seed)
  const shuffled = random.shuffle(material.books).values()
  const someBooks = (count: number) => Array.from({ length: count }, () => shuffled.next().value ?? outOf('books'))
  const nonsenses = nonsense(random)
  const seen = new Set<string>()

  function distinct(count: number, make: () => string): string[] {
    const made: string[] = []
    for (let tries = 0; made.length < count; tries++) {
      if (tries > 50 * count) outOf('questions')
      const question = make()
      if (seen.has(question)) continue
      seen.add(question)
      made.push(question)
    }
    return made
  }

  return {
    productPages: (count) => someBooks(count).map(({ id, title }) => `/san-pham/${addressId(title, id)}`),
    details: (count) => someBooks(count).map(({ id }) => `/api/ProductPage/${id}`),
    // A page asks the same call: what one was asked, the other must not be.
    listPages: (count) => distinct(count, () => asked(listQuery(material, random))).map((query) => `/san-pham${query}`),
    lists: (count) => distinct(count, () => asked(listQuery(material, random))).map((query) => `/api/ProductPage${query}`),
    searches: (count) =>
      distinct(
        count,
        () => `/api/ProductPage${asked({ searchContent: searchText(random.pick(material.books), nonsenses, random) })}`,
      ),
    suggestions: (count) =>
      distinct(
        count,
        () => `/api/ProductPage/Suggest${asked({ searchContent: unfinished(random.pick(material.books), random) })}`,
      ),
    ids: (count) => Array.from({ length: count }, () => random.pick(material.books).id),
  }
}

function listQuery({ categories, authorIds }: Material, random: Random): Query {
  const sort = random.pick(SORTS)
  const shelf = random.pick(categories)
  const page = random.between(1, Math.min(LAST_PAGE, Math.ceil(shelf.count / PRODUCTS_PER_PAGE)))
  const priceFrom = random.between(0, 200) * 1000
  return random.pick<() => Query>([
    () => ({ sort, page: random.between(1, LAST_PAGE) }),
    () => ({ category: shelf.id, sort, page }),
    () => ({ category: shelf.id, sort, page }),
    () => ({ category: shelf.id, sort, priceFrom, priceTo: priceFrom + random.between(20, 300) * 1000 }),
    () => ({ category: shelf.id, sort, yearFrom: random.between(2000, 2026), objectType: random.between(0, 1) }),
    () => ({ sort, priceFrom, yearFrom: random.between(2000, 2026), inStock: 1 }),
    () => ({ category: shelf.id, sort, rating: random.between(1, 5), yearTo: random.between(2015, 2026) }),
    () => ({ author: random.pick(authorIds), sort }),
  ])()
}

/** Most searches are words of a title typed without accents; the rest is what goes wrong. Shares in percent. */
const SEARCHES: [share: number, make: (book: Book, random: Random) => string][] = [
  [30, (book, random) => withoutAccents(piece(book, random).toLowerCase())],
  [18, (book, random) => piece(book, random)],
  [12, (book, random) => typo(piece(book, random), random)],
  [10, (book, random) => cut(withoutAccents(piece(book, random)), random)],
  [
    8,
    (book, random) =>
      piece(book, random)
        .split(' ')
        .map((word) => telex(word))
        .join(' '),
  ],
  [6, (book, random) => piece(book, random, 1, 1)],
  [6, (book, random) => (random.chance(0.5) ? withoutAccents(book.author ?? book.title) : (book.author ?? book.title))],
  [5, (book, random) => withoutAccents(piece(book, random)).replaceAll(' ', '')],
  [5, (book, random) => (book.isbn ? spaced(book.isbn, random.pick(['', '-', ' '])) : book.title)],
]

function searchText(book: Book, nonsenses: string[], random: Random): string {
  let die = random.between(1, 100)
  for (const [share, make] of SEARCHES) {
    die -= share
    if (die <= 0) return make(book, random)
  }
  return random.pick(nonsenses) + random.pick([...'abcdefghiklmnopqrstuvxy'])
}

/** What stands in the box while somebody types. */
function unfinished(book: Book, random: Random): string {
  const whole = random.chance(0.2) ? (book.author ?? book.title) : piece(book, random, 2, 4)
  const typed = random.pick([
    withoutAccents,
    (text: string) => text,
    (text: string) =>
      text
        .split(' ')
        .map((word) => telex(word))
        .join(' '),
  ])(whole)
  return typed.slice(0, random.between(1, typed.length)).trim().toLowerCase()
}

/** Some words of the title, side by side. */
function piece({ title }: Book, random: Random, min = 2, max = 5): string {
  const all = title
    .replace(/[:–,“”()]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const length = Math.min(all.length, random.between(min, max))
  const start = random.between(0, all.length - length)
  return all.slice(start, start + length).join(' ')
}

const cut = (text: string, random: Random) => text.slice(0, Math.max(3, text.length - random.between(1, 4)))

function asked(query: Query): string {
  const given = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))
  given.sort()
  return `?${given}`
}

function outOf(what: string): never {
  throw new Error(`The database has too few ${what} to ask every question once.`)
}
