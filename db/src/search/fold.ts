/**
 * How text is made comparable: the one place that decides it, read by the writer of the search rows and by every
 * reader of what people type. Pure, and total: any string is accepted.
 */

export interface Word {
  /** No accents, đ as d, y as i where both spellings are in use: what is matched. */
  plain: string
  /** Accents kept, the tone moved to the end as a sign: hoà = hòa = "hoa`". Decides who comes first. */
  marked: string
  /** `plain` before y became i: slips are looked for in what was really typed. */
  typed: string
}

const TONE_SIGNS = new Map([
  ['\u0300', '`'],
  ['\u0301', "'"],
  ['\u0303', '~'],
  ['\u0309', '?'],
  ['\u0323', '.'],
])

const TONE_SIGN_SET = new Set(TONE_SIGNS.values())

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Icelandic and African look-alikes come from old fonts and copied PDFs. */
const D_WITH_STROKE = /[đðɖ]/g
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const PLAIN_WORD = /^[a-z0-9]+$/i
const MARK = /\p{M}/u
/** lý, kỹ, quý, y: here y is the only vowel and may be written i. Not in máy, thuý, yên. */
const LONE_Y = /^(qu|th|kh|ph|nh|ch|tr|[bcdghklmnpstvxđ]|)y$/

export function words(text: string): Word[] {
  // Most of what is typed, word by word.
  if (PLAIN_WORD.test(text)) return [readWord(text.toLowerCase())]
  return [...tidy(text).matchAll(WORD)].map(([letters]) => readWord(letters)).filter((word) => word.plain !== '')
}

export const plainOf = (list: Word[]): string => list.map((word) => word.plain).join(' ')

export const markedOf = (list: Word[]): string => list.map((word) => word.marked).join(' ')

export const fold = (text: string): string => plainOf(words(text))

export const mark = (text: string): string => markedOf(words(text))

/** The word itself, of one that was written with its accents. */
export function plainOfMarked(marked: string): string {
  let bare = ''
  for (const letter of TONE_SIGN_SET.has(marked.at(-1) ?? '') ? marked.slice(0, -1) : marked)
    if (!MARK.test(letter)) bare += letter === 'đ' ? 'd' : letter
  return unifyY(bare.replace(/[^a-z0-9]/g, ''))
}

/** lý → li, máy stays */
export function unifyY(word: string): string {
  return word.replace(LONE_Y, '$1i')
}

/** Folded text without spaces, for those who typed none. Letters have lost their words here, so every y is an i. */
export function squash(folded: string): string {
  return folded.replaceAll(' ', '').replaceAll('y', 'i')
}

function tidy(text: string): string {
  const tidied = text.normalize('NFKD').replace(INVISIBLE, '').toLowerCase().replace(D_WITH_STROKE, 'đ')
  return SIGNED.test(tidied) ? withSigns(tidied) : tidied
}

const SIGNED = /c\+\+|[cf]#|\.net/

/** Names whose signs are all that tells them apart. */
const withSigns = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}\p{M}])c\+\+/gu, 'cpp')
    .replace(/(?<![\p{L}\p{N}\p{M}])([cf])#/gu, '$1sharp')
    .replace(/(?<!\S)\.net(?![\p{L}\p{N}\p{M}])/gu, 'dotnet')

function readWord(letters: string): Word {
  let bare = ''
  let withMarks = ''
  let tone = ''
  for (const letter of letters) {
    const sign = TONE_SIGNS.get(letter)
    if (letter <= 'z') {
      bare += letter
      withMarks += letter
    } else if (sign) tone = sign
    else if (MARK.test(letter)) withMarks += letter
    else {
      bare += letter === 'đ' ? 'd' : letter
      withMarks += letter
    }
  }
  const typed = bare.replace(/[^a-z0-9]/g, '')
  return { plain: unifyY(typed), marked: unifyY(withMarks) + tone, typed }
}
