import type { Word } from './fold.ts'

/**
 * The lexemes of `search_texts`, made here for whoever writes a row and whoever asks for one:
 *
 *   toan      a word of the title or of a person's name, folded
 *   =toan'    the same with its accents
 *   ~toan     a word of the description or the table of contents, folded; ~=toan' with its accents
 *   @24       the shelf it stands on, and the one above
 *   #course   its kind
 *
 * Words carry their places, so that two can be asked for side by side; those of a title have the label A, those of names B.
 */
export const plainLexeme = ({ plain }: Word): string => plain
export const markedLexeme = ({ marked }: Word): string => `=${marked}`
export const inBody = (lexeme: string): string => `~${lexeme}`
export const shelfLexeme = (categoryId: number): string => `@${categoryId}`
export const kindLexeme = (kind: string): string => `#${kind}`

/** As PostgreSQL reads it in a tsvector or a tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Of one word PostgreSQL keeps 255 places; the first tell enough. */
const MOST_PLACES = 12
/** No phrase reaches from the title into the names, nor from there into the text. */
const GAP = 20
const LONGEST_WORD = 60

export interface LexemeSource {
  kind: string
  /** Its own shelf first. */
  categoryIds: number[]
  title: Word[]
  people: Word[]
  body: Word[]
}

/** The text form of the tsvector. */
export function lexemesOf({ kind, categoryIds, title, people, body }: LexemeSource): string {
  const places = new Map<string, string[]>()
  function add(lexeme: string, place: string): void {
    const known = places.get(lexeme)
    if (!known) places.set(lexeme, [place])
    else if (known.length < MOST_PLACES) known.push(place)
  }
  let place = 0
  for (const { words, name, label } of [
    { words: title, name: (lexeme: string) => lexeme, label: 'A' },
    { words: people, name: (lexeme: string) => lexeme, label: 'B' },
    { words: body, name: inBody, label: '' },
  ]) {
    for (const word of words) {
      place++
      if (word.marked.length > LONGEST_WORD) continue
      add(name(plainLexeme(word)), `${place}${label}`)
      add(name(markedLexeme(word)), `${place}${label}`)
    }
    place += GAP
  }
  const marks = [kindLexeme(kind), ...categoryIds.map(shelfLexeme)].map(quoteLexeme)
  return [...marks, ...[...places].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${at.join(',')}`)].join(' ')
}
