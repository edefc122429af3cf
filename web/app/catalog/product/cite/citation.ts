import type { ProductDetail } from '@tq/contract/catalog.ts'

/** What a reference is made from. */
export type Cited = Pick<
  ProductDetail,
  'title' | 'contributors' | 'publisher' | 'year' | 'edition' | 'isbn' | 'pages' | 'address'
>

const namesOf = ({ contributors }: Cited, role: Cited['contributors'][number]['role']) =>
  contributors.filter((person) => person.role === role).map(({ name }) => name)

/** Who wrote it; a book that has only been edited is its editors'. */
function makersOf(book: Cited) {
  const authors = namesOf(book, 'author')
  return authors.length > 0 ? { names: authors, areEditors: false } : { names: namesOf(book, 'editor'), areEditors: true }
}

/** Vietnamese names are never turned round, so a whole name is one word: braces keep BibTeX from cutting it. */
const asOne = (name: string) => `{${escaped(name)}}`

/** What BibTeX would read as a command. Vietnamese letters stay: every tool since biber reads UTF-8. */
const escaped = (text: string) => text.replace(/[\\{}]/g, '').replace(/[&%$#_]/g, '\\$&')

export function toBibtex(book: Cited, url: string): string {
  const { names, areEditors } = makersOf(book)
  const fields: [name: string, value: string | number | null][] = [
    [areEditors ? 'editor' : 'author', names.map(asOne).join(' and ')],
    ['translator', namesOf(book, 'translator').map(asOne).join(' and ')],
    ['title', `{${escaped(book.title)}}`],
    ['year', book.year],
    ['edition', book.edition && book.edition > 1 ? book.edition : null],
    ['publisher', `{${escaped(book.publisher)}}`],
    ['pagetotal', book.pages],
    ['isbn', book.isbn],
    ['url', url],
    ['langid', 'vietnamese'],
  ]
  const lines = fields.filter(([, value]) => value !== null && value !== '').map(([name, value]) => `  ${name} = {${value}}`)
  return `@book{${keyOf(book)},\n${lines.join(',\n')}\n}\n`
}

/** The id is in the address, so two books never share a key. */
const keyOf = ({ address }: Cited) => `thuquan-${address.replace('.', '-')}`

export function toRis(book: Cited, url: string): string {
  const { names, areEditors } = makersOf(book)
  // A comma at the end says that there is no given name to be split off.
  const person = (tag: string) => (name: string) => [tag, `${name},`] as const
  const rows: (readonly [tag: string, value: string | number | null])[] = [
    ['TY', 'BOOK'],
    ...names.map(person(areEditors ? 'ED' : 'AU')),
    ...namesOf(book, 'translator').map(person('A4')),
    ['TI', book.title],
    ['PY', book.year],
    ['ET', book.edition && book.edition > 1 ? book.edition : null],
    ['PB', book.publisher],
    ['SP', book.pages],
    ['SN', book.isbn],
    ['UR', url],
    ['LA', 'vi'],
  ]
  const lines = rows.filter(([, value]) => value !== null && value !== '').map(([tag, value]) => `${tag}  - ${value}`)
  return `${lines.join('\r\n')}\r\nER  - \r\n`
}

/** As Vietnamese journals set APA: names in full and in their own order. */
export function toApa(book: Cited, url: string): string {
  const { names, areEditors } = makersOf(book)
  const makers = joined(names) + (areEditors && names.length > 0 ? ' (Chủ biên)' : '')
  const year = `(${book.year ?? 'không rõ năm'})`
  const translators = namesOf(book, 'translator')
  const beside = [
    translators.length > 0 && `${joined(translators)} dịch`,
    book.edition && book.edition > 1 && `tái bản lần ${book.edition - 1}`,
  ].filter(Boolean)
  const title = beside.length > 0 ? `${book.title} (${beside.join('; ')})` : book.title
  // Without anybody's name the title goes first.
  const head = makers ? `${makers}. ${year}. ${title}.` : `${title}. ${year}.`
  return `${head} ${book.publisher}. ${url}`
}

function joined(names: string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`
}
