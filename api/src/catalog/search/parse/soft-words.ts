import { type Word, words } from '@tq/db/search/fold.ts'
import type { Typed } from './typed-text.ts'

/** What people say around the thing they look for. Nothing else is ever dropped. */
const SOFT_PHRASES = ['sách', 'mua', 'mua sách', 'cuốn', 'quyển', 'pdf', 'epub', 'ebook', 'e book', 'tải', 'giá', 'tác giả'].map(
  words,
)

/**
 * The text without soft words at its beginning and end: "mua sách giải tích pdf" → "giải tích". Inside they stay:
 * there they belong to a name. Null when there are none, or nothing else.
 */
export function withoutSoftWords(typed: Typed): Typed | null {
  let rest = typed.words
  for (;;) {
    const phrase = SOFT_PHRASES.find((soft) => isPhrase(rest.slice(0, soft.length), soft))
    if (!phrase) break
    rest = rest.slice(phrase.length)
  }
  let isOpen = typed.isOpen
  for (;;) {
    const phrase = SOFT_PHRASES.find((soft) => isPhrase(rest.slice(-soft.length), soft))
    if (!phrase) break
    rest = rest.slice(0, -phrase.length)
    isOpen = false
  }
  return rest.length === 0 || rest.length === typed.words.length ? null : { words: rest, isOpen }
}

function isPhrase(part: Word[], soft: Word[]): boolean {
  return part.length === soft.length && part.every((word, at) => isSameWord(word, soft[at] as Word))
}

/** "gia" may be "giá", but "giả" is another word. */
function isSameWord(typed: Word, soft: Word): boolean {
  return typed.marked === soft.marked || (typed.marked === typed.plain && typed.plain === soft.plain)
}
