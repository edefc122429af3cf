/** What we know about the person who chooses the password. */
export interface KnownPerson {
  email: string
  name: string
  phone: string
}

/** Names of the shop and words for what it is. */
const HOUSE = 'Thư Quán, nhà sách, nhà xuất bản, NXB'

/** People write these for letters. */
const SWAPS: Record<string, string> = {
  ...{ a: '@4', b: '8', e: '3', g: '9', i: '1!|', l: '1!|', o: '0', s: '5$', t: '7+', z: '2' },
}

/** With fewer letters than this besides, only digits and signs are to be guessed; with so many characters, even those are enough. */
const LETTERS_ENOUGH = 4
const CHARACTERS_ENOUGH = 12

/**
 * Whether a password is the shop's name, or the person's own name, mailbox or telephone, with digits, signs or a few letters
 * around them: what anybody tries first who knows where the account is and whose it is.
 */
export function isGuessable(password: string, { email, name, phone }: KnownPerson): boolean {
  const typed = plain(password)
  const words = [...new Set([HOUSE, name, email].flatMap(wordsOf))].sort((a, b) => b.length - a.length)
  const isWord = new RegExp(words.map(swapped).join('|'), 'g')
  // Digits alone are no name, even where each of them could stand for a letter.
  let rest = typed.replace(isWord, (found) => (/[a-z]/.test(found) ? '' : found))
  // Without its first zero, or the country's code.
  const number = phone.replace(/\D/g, '').replace(/^0/, '')
  if (number) rest = rest.replaceAll(number, '')
  if (rest === typed) return false
  return (rest.match(/\p{L}/gu)?.length ?? 0) < LETTERS_ENOUGH && rest.length < CHARACTERS_ENOUGH
}

/** Each word of it, and all together: most are written without blanks. */
function wordsOf(text: string): string[] {
  const words = plain(text).match(/[a-z]+/g) ?? []
  return [...words, words.join('')].filter((word) => word.length > 1)
}

const swapped = (word: string) => [...word].map((letter) => `[${letter}${SWAPS[letter] ?? ''}]`).join('')

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
