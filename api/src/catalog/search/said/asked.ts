import type { Dictionary } from './dictionary.ts'

/** A word somewhere in a product's text; see `db/src/search/lexemes.ts`. */
export interface AskedWord {
  isBody: boolean
  isMarked: boolean
  /** Its number in the dictionary, with or without accents. */
  word: number
  /** Only in the title, only in names. */
  label: '' | 'A' | 'B'
}

/** A tsquery over `search_texts.lexemes`, read. */
export type Asked =
  | { word: AskedWord }
  /** In this order; `gaps[n]` places from the word `n` to the next. */
  | { phrase: AskedWord[]; gaps: number[] }
  | { shelf: number; slots?: Int32Array }
  | { kind: string; slots?: Int32Array }
  | { all: Asked[] }
  | { any: Asked[] }
  | { not: Asked }

/** A lexeme in quotes with its label, or what stands between lexemes. */
const PIECE = /'((?:[^'\\]|''|\\\\)*)'(?::([AB]))?|[&|!()]|<(-|\d+)>/gy

interface Piece {
  sign: string
  lexeme: string
  label: AskedWord['label']
  gap: number
}

/** Null for what our own queries never say, as a phrase of anything but words: PostgreSQL has to be asked then. */
export function readAsked(query: string, dictionary: Dictionary): Asked | null {
  const pieces = piecesOf(query)
  let at = 0
  const listOf = (sign: string, read: () => Asked): Asked[] => {
    const parts = [read()]
    for (; pieces[at]?.sign === sign; parts.push(read())) at++
    return parts
  }
  const any = (): Asked => {
    const parts = listOf('|', all)
    return parts.length === 1 ? (parts[0] as Asked) : { any: parts }
  }
  const all = (): Asked => {
    const parts = listOf('&', phrase)
    return parts.length === 1 ? (parts[0] as Asked) : { all: parts }
  }
  const phrase = (): Asked => {
    const parts = [one()]
    const gaps: number[] = []
    for (; pieces[at]?.sign === '<'; parts.push(one())) gaps.push(pieces[at++]?.gap ?? 1)
    return gaps.length === 0 ? (parts[0] as Asked) : { phrase: wordsOf(parts), gaps }
  }
  const one = (): Asked => {
    const piece = pieces[at++]
    if (piece?.sign === '!') return { not: one() }
    if (piece?.sign === "'") return lexemeOf(piece, dictionary)
    if (piece?.sign !== '(') throw new Unreadable()
    const inside = any()
    if (pieces[at++]?.sign !== ')') throw new Unreadable()
    return inside
  }
  try {
    const asked = any()
    return at === pieces.length ? asked : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

class Unreadable extends Error {}

function piecesOf(query: string): Piece[] {
  const pieces: Piece[] = []
  PIECE.lastIndex = 0
  for (let at = 0; at < query.length; ) {
    if (query[at] === ' ') {
      at++
      continue
    }
    PIECE.lastIndex = at
    const found = PIECE.exec(query)
    if (!found) return [{ sign: '?', lexeme: '', label: '', gap: 0 }]
    const [text, lexeme, label, gap] = found
    pieces.push({
      sign: lexeme === undefined ? (text[0] as string) : "'",
      lexeme: lexeme?.replaceAll("''", "'").replaceAll('\\\\', '\\') ?? '',
      label: (label ?? '') as AskedWord['label'],
      gap: gap === undefined || gap === '-' ? 1 : Number(gap),
    })
    at += text.length
  }
  return pieces
}

function lexemeOf({ lexeme, label }: Piece, dictionary: Dictionary): Asked {
  if (lexeme.startsWith('@')) return { shelf: Number(lexeme.slice(1)) }
  if (lexeme.startsWith('#')) return { kind: lexeme.slice(1) }
  const isBody = lexeme.startsWith('~')
  const own = isBody ? lexeme.slice(1) : lexeme
  const isMarked = own.startsWith('=')
  const word = isMarked ? dictionary.ofMarked(own.slice(1)) : dictionary.ofPlain(own)
  return { word: { isBody, isMarked, word, label } }
}

/** All of the title and names, or all of the description. */
function wordsOf(parts: Asked[]): AskedWord[] {
  const words = parts.map((part) => ('word' in part ? part.word : null))
  if (!words.every((word) => word !== null && word.isBody === words[0]?.isBody)) throw new Unreadable()
  return words as AskedWord[]
}

/** Whether it can't be said without what products say in their descriptions. */
export function asksBody(asked: Asked): boolean {
  if ('word' in asked) return asked.word.isBody
  if ('phrase' in asked) return asked.phrase.some(({ isBody }) => isBody)
  if ('not' in asked) return asksBody(asked.not)
  return ('all' in asked ? asked.all : 'any' in asked ? asked.any : []).some(asksBody)
}
