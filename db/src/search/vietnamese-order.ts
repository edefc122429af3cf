const ALPHABET = 'aăâbcdđeêfghijklmnoôơpqrstuưvwxyz'.normalize('NFC')
/** Each letter's place as one ASCII character above the digits: A for a, B for ă, C for â … */
const PLACES = new Map([...ALPHABET].map((letter, at) => [letter, String.fromCharCode(65 + at)]))
/** Level, huyền, hỏi, ngã, sắc, nặng: the order of the dictionaries. */
const TONES = new Map([
  ['\u0300', '1'],
  ['\u0309', '2'],
  ['\u0303', '3'],
  ['\u0301', '4'],
  ['\u0323', '5'],
])
/** A number, a letter with its marks, or anything between them. */
const PART = /[0-9]+|\p{L}\p{M}*|[^\p{L}0-9]+/gu
const BEFORE_TONES = ' '
const BETWEEN_WORDS = '!'
const AFTER_Z = '~'
const LONGEST = 200

/**
 * A key whose byte order is the order of Vietnamese dictionaries: letters first, tones only between equal letters,
 * numbers by their value. Case and punctuation don't count.
 */
export function vietnameseSortKey(text: string): string {
  let letters = ''
  let tones = ''
  for (const [part] of text.slice(0, LONGEST).normalize('NFKD').toLowerCase().matchAll(PART)) {
    if (/^[0-9]/.test(part)) letters += numberKey(part)
    else if (/^\p{L}/u.test(part)) {
      letters += letterKey(part)
      tones += toneKey(part)
    } else letters += BETWEEN_WORDS
  }
  letters = letters.replace(/^!|!$/g, '')
  tones = tones.replace(/0+$/, '')
  return tones === '' ? letters : letters + BEFORE_TONES + tones
}

/** ư is a letter of its own, ñ only an n with something on it. */
function letterKey(letter: string): string {
  const withoutTone = [...letter]
    .filter((char) => !TONES.has(char))
    .join('')
    .normalize('NFC')
  const base = letter.charAt(0)
  return PLACES.get(withoutTone) ?? PLACES.get(base) ?? AFTER_Z + withoutTone
}

function toneKey(letter: string): string {
  const tone = [...letter].find((char) => TONES.has(char))
  return TONES.get(tone ?? '') ?? '0'
}

/** The count of digits goes first: 9 becomes "19", 10 becomes "210". */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '')
  return String.fromCharCode(48 + Math.min(value.length, 15)) + value
}
