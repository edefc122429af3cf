import { PUBLISHER } from '@tq/contract/publisher.ts'

export interface Source {
  authors: string[]
  title: string
  /** As the book has it; empty: the press itself. */
  publisher: string
  year: number | null
  /** Of the print edition, or of the PDF; null where the file has none. */
  page: string | null
  /** Named where there is no page. */
  chapter: string
}

const press = ({ publisher }: Source) => publisher || `${PUBLISHER.kind} ${PUBLISHER.name}`

/** As Vietnamese books and theses give their sources: full names, title, press, year, page. */
export function vietnameseCitation(source: Source): string {
  const { authors, title, year, page, chapter } = source
  const where = page ? `tr. ${page}` : chapter && chapter !== title ? `“${chapter}”` : ''
  return [authors.join(', '), title, press(source), year, where].filter(Boolean).join(', ')
}

/** APA, 7th edition. A Vietnamese name begins with the family's. */
export function apaCitation(source: Source): string {
  const { authors, title, year } = source
  const names = authors.map(apaName)
  const by = names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}` : (names[0] ?? '')
  const when = `(${year ?? 'n.d.'})`
  const rest = `${press(source)}.`
  return by ? `${by} ${when}. ${title}. ${rest}` : `${title}. ${when}. ${rest}`
}

/** “(Nguyễn & Trần, 2024, tr. 22)”, beside the words themselves. */
export function apaInText({ authors, title, year, page, chapter }: Source): string {
  const families = authors.map((name) => name.split(/\s+/)[0] ?? name)
  const by = families.length > 2 ? `${families[0]} et al.` : families.join(' & ') || title
  const where = page ? `tr. ${page}` : chapter && chapter !== title ? `mục “${chapter}”` : ''
  return `(${[by, year ?? 'n.d.', where].filter(Boolean).join(', ')})`
}

function apaName(name: string): string {
  const [family = '', ...given] = name.trim().split(/\s+/)
  const initials = given.map((part) => `${part.normalize('NFC').charAt(0).toUpperCase()}.`).join(' ')
  return initials ? `${family}, ${initials}` : `${family}.`
}

export const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim()}”`

export const withVietnamese = (text: string, source: Source) => `${quoted(text)}\n(${vietnameseCitation(source)}).`

export const withApa = (text: string, source: Source) => `${quoted(text)} ${apaInText(source)}\n\n${apaCitation(source)}`
