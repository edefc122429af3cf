import { fold, mark } from '@tq/db/search/fold.ts'
import { absentWishes, nonsense, type Random, seededRandom } from './query-material.ts'
import { spaced, swapIAndY, swapTonePlace, telex, typo, vni, withoutAccents, withWrongTones } from './typing-faults.ts'

export interface Book {
  id: number
  title: string
  authors: string[]
  isbn: string
}

export interface TestQuery {
  kind: string
  text: string
  /** One of the first ten results must be among these; empty when nothing may be found. */
  expected: number[]
}

/** A fault people make, as a function from a book to what is typed; null when the book gives no occasion for it. */
type Fault = (book: Book, dice: Dice) => string | null

class Dice {
  readonly random: Random
  readonly #folded: Set<string>[]

  constructor(random: Random, books: Book[]) {
    this.random = random
    this.#folded = books.map((book) => new Set(fold(`${book.title} ${book.authors.join(' ')}`).split(' ')))
  }

  /** Some words of the title that few other books have: a query that can fairly be expected to find this one. */
  piece(book: Book, min = 2, max = 5): string[] | null {
    const all = book.title
      .replace(/[:–,“”()]/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    for (let attempt = 0; attempt < 30; attempt++) {
      const length = Math.min(all.length, this.random.between(min, max))
      const start = this.random.between(0, all.length - length)
      const part = all.slice(start, start + length)
      if (part.length >= min && this.sharedBy(part.join(' ')) <= 3) return part
    }
    return null
  }

  sharedBy(text: string): number {
    const wanted = fold(text).split(' ')
    return this.#folded.filter((own) => wanted.every((word) => own.has(word))).length
  }
}

const lower = (text: string) => text.toLowerCase()
const bare = (text: string) => withoutAccents(text.toLowerCase())
const author = (book: Book) => book.authors[0] as string

/** Applies to a piece of the title, if there is one and it holds what the fault needs. */
function onPiece(change: (piece: string, dice: Dice) => string | null, { min = 2, max = 5, holding = /./ } = {}): Fault {
  return (book, dice) => {
    const piece = dice.piece(book, min, max)?.join(' ')
    return piece && holding.test(piece) ? change(piece, dice) : null
  }
}

const onEachWord = (change: (word: string) => string): Fault => onPiece((piece) => piece.split(' ').map(change).join(' '))

/** One word of the piece, of those that it changes. */
function onOneWord(change: (word: string) => string): Fault {
  return onPiece((piece, { random }) => {
    const all = piece.split(' ')
    const changeable = all.filter((word) => change(word) !== lower(word))
    if (changeable.length === 0) return null
    const chosen = random.pick(changeable)
    const others = random.chance(0.5) ? bare : (word: string) => word
    return all.map((word) => (word === chosen ? change(word) : others(word))).join(' ')
  })
}

const FAULTS: Record<string, { count: number; fault: Fault }> = {
  unaccented: { count: 40, fault: onPiece(bare) },
  wrong_accent: { count: 40, fault: onPiece((piece, { random }) => withWrongTones(piece, random)) },
  tone_placement: { count: 30, fault: onPiece((piece) => (swapTonePlace(piece) === piece ? null : swapTonePlace(piece))) },
  i_y_variant: { count: 30, fault: onPiece((piece) => (swapIAndY(piece) === piece ? null : swapIAndY(piece))) },
  d_stroke: { count: 40, fault: onPiece((piece) => piece.replace(/đ/g, 'd').replace(/Đ/g, 'D'), { holding: /đ/i }) },
  eth_homoglyph: { count: 25, fault: onPiece((piece) => piece.replace(/đ/g, 'ð').replace(/Đ/g, 'Ð'), { holding: /đ/i }) },
  nfd: { count: 25, fault: onPiece((piece) => piece.normalize('NFD')) },
  uppercase: { count: 25, fault: onPiece((piece) => piece.toUpperCase()) },
  no_space: { count: 40, fault: onPiece((piece, { random }) => (random.chance(0.6) ? bare(piece) : piece).replaceAll(' ', '')) },
  no_space_one: {
    count: 40,
    fault: onPiece(
      (piece, { random }) => {
        const all = bare(piece).split(' ')
        const at = random.between(1, all.length - 1)
        return `${all.slice(0, at).join(' ')}${all.slice(at).join(' ')}`
      },
      { min: 3 },
    ),
  },
  typo1: { count: 120, fault: onPiece((piece, { random }) => typo(random.chance(0.5) ? bare(piece) : piece, random)) },
  typo1_full: {
    count: 40,
    fault: (book, dice) => {
      const short = (book.title.split(':')[0] as string).trim()
      const isTelling = short.includes(' ') && dice.sharedBy(short) <= 3
      return typo(isTelling ? short : book.title, dice.random)
    },
  },
  telex_one: { count: 40, fault: onOneWord((word) => telex(word)) },
  telex_all: { count: 40, fault: onEachWord((word) => telex(word)) },
  telex_mid: { count: 40, fault: onEachWord((word) => telex(word, 'toneInside')) },
  telex_late: { count: 40, fault: onEachWord((word) => telex(word, 'markAtEnd')) },
  vni_one: { count: 30, fault: onOneWord((word) => vni(word)) },
  vni_all: { count: 40, fault: onEachWord((word) => vni(word)) },
  vni_mid: { count: 30, fault: onEachWord((word) => vni(word, 'toneInside')) },
  word_order: { count: 40, fault: onPiece((piece, { random }) => bare(random.shuffle(piece.split(' ')).join(' ')), { min: 3 }) },
  missing_word: {
    count: 40,
    fault: onPiece(
      (piece, dice) => {
        const all = piece.split(' ')
        const text = bare(all.toSpliced(dice.random.between(1, all.length - 2), 1).join(' '))
        return dice.sharedBy(text) <= 5 ? text : null
      },
      { min: 4, max: 6 },
    ),
  },
  partial_prefix: {
    count: 40,
    fault: onPiece(
      (piece, { random }) => {
        const last = piece.split(' ').at(-1) as string
        if (last.length < 2) return null
        const text = piece.slice(0, piece.length - random.between(1, last.length - 1))
        return random.chance(0.5) ? bare(text) : text
      },
      { min: 3 },
    ),
  },
  author: { count: 25, fault: author },
  author_unaccented: { count: 25, fault: (book) => bare(author(book)) },
  author_partial: { count: 25, fault: (book) => bare(author(book).split(' ').slice(1).join(' ')) },
  author_typo: { count: 25, fault: (book, { random }) => typo(author(book), random) },
  author_and_title: {
    count: 40,
    fault: onAuthorAndTitle((name, piece, { random }) => bare(random.chance(0.5) ? `${name} ${piece}` : `${piece} ${name}`)),
  },
  isbn_plain: { count: 10, fault: (book) => book.isbn },
  isbn_hyphen: { count: 10, fault: (book) => spaced(book.isbn, '-') },
  isbn_spaces: { count: 10, fault: (book) => spaced(book.isbn, ' ') },
  isbn_prefixed: {
    count: 15,
    fault: (book, { random }) =>
      random.pick(['ISBN ', 'ISBN: ', 'isbn:', 'ISBN-13: ', 'Isbn ']) + spaced(book.isbn, random.pick(['', '-', ' '])),
  },
  isbn_tail: { count: 15, fault: (book, { random }) => book.isbn.slice(-random.between(5, 8)) },
  isbn10: { count: 10, fault: (book) => isbn10(book.isbn) },
  spacing_punct: {
    count: 40,
    fault: onPiece((piece, { random }) =>
      piece.split(' ').join(random.pick(['  ', ' - ', ', ', '/', ' – ', '.', '_', '\u00a0'])),
    ),
  },
  mixed: {
    count: 40,
    fault: onPiece(
      (piece, { random }) => {
        const ways = [
          (w: string) => w,
          withoutAccents,
          (w: string) => w.toUpperCase(),
          (w: string) => telex(w),
          (w: string) => w.normalize('NFD'),
        ]
        return piece
          .split(' ')
          .map((word) => random.pick(ways)(word))
          .join(random.pick([' ', '  ']))
      },
      { min: 3 },
    ),
  },
}

function onAuthorAndTitle(change: (name: string, piece: string, dice: Dice) => string): Fault {
  return (book, dice) => {
    const piece = dice.piece(book, 2, 4)?.join(' ')
    return piece ? change(author(book).split(' ').slice(2).join(' '), piece, dice) : null
  }
}

function isbn10(isbn13: string): string {
  const body = isbn13.slice(3, 12)
  const sum = [...body].reduce((total, digit, at) => total + (10 - at) * Number(digit), 0)
  const check = (11 - (sum % 11)) % 11
  return body + (check === 10 ? 'X' : check)
}

/** Queries with faults of every kind, and texts that must find nothing. The same seed gives the same queries. */
export function corruptedQueries(books: Book[], seed: number): TestQuery[] {
  const random = seededRandom(seed)
  const dice = new Dice(random, books)
  const queries = Object.entries(FAULTS).flatMap(([kind, { count, fault }]) => {
    const made: TestQuery[] = []
    for (let attempt = 0; attempt < 100 * count && made.length < count; attempt++) {
      const book = random.pick(books)
      const text = fault(book, dice)
      if (text) made.push({ kind, text, expected: [book.id] })
    }
    return made
  })
  const empty = (kind: string) => (text: string) => ({ kind, text, expected: [] })
  return [
    ...queries,
    ...accentQueries(books, random),
    ...nonsense(random).map(empty('nonsense')),
    ...absentWishes().map(empty('absent')),
  ]
}

/** Phrases that titles share but for their accents ("số", "sơ"): a book that has them as typed must come first. */
function accentQueries(books: Book[], random: Random): TestQuery[] {
  const spellings = new Map<string, Map<string, string>>()
  for (const { title } of books) {
    for (const phrase of phrasesOf(title)) {
      const folded = fold(phrase)
      if (folded.length < 2 || /^\d/.test(folded)) continue
      const alike = spellings.get(folded) ?? new Map<string, string>()
      spellings.set(folded, alike.set(mark(phrase), phrase))
    }
  }
  const ambiguous = [...spellings.values()].filter((alike) => alike.size > 1).flatMap((alike) => [...alike.values()])
  const marked = books.map(({ id, title, authors }) => ({ id, words: new Set(mark(`${title} ${authors.join(' ')}`).split(' ')) }))
  return random
    .shuffle(ambiguous)
    .slice(0, 60)
    .map((text) => {
      const wanted = mark(text).split(' ')
      const expected = marked.filter(({ words }) => wanted.every((word) => words.has(word))).map(({ id }) => id)
      return { kind: 'accent_rank1', text, expected }
    })
}

function phrasesOf(title: string): string[] {
  const all = title
    .toLowerCase()
    .replace(/[:–,“”()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return [1, 2, 3].flatMap((length) => all.slice(length - 1).map((_, start) => all.slice(start, start + length).join(' ')))
}
