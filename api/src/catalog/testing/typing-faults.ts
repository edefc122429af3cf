import type { Random } from './query-material.ts'

const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const CIRCUMFLEX = '\u0302'
const HORN = '\u031b'
const BREVE = '\u0306'

const TELEX_TONES: Record<string, string> = { '\u0300': 'f', '\u0301': 's', '\u0303': 'x', '\u0309': 'r', '\u0323': 'j' }
const VNI_KEYS: Record<string, string> = { [CIRCUMFLEX]: '6', [HORN]: '7', [BREVE]: '8', đ: 'd9' }
const VNI_TONES: Record<string, string> = { '\u0300': '2', '\u0301': '1', '\u0303': '4', '\u0309': '3', '\u0323': '5' }

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')
}

export function withWrongTones(text: string, random: Random): string {
  const letters = [...text.normalize('NFD')].map((char) =>
    TONES.includes(char) && random.chance(0.6) ? random.pick(TONES) : char,
  )
  return letters.join('').normalize('NFC')
}

const OLD_PLACES = 'òa óa ỏa õa ọa òe óe ỏe õe ọe ùy úy ủy ũy ụy'.split(' ')
const NEW_PLACES = 'oà oá oả oã oạ oè oé oẻ oẽ oẹ uỳ uý uỷ uỹ uỵ'.split(' ')

/** hoà ↔ hòa */
export function swapTonePlace(text: string): string {
  const isOpenEnd = '(?!\\p{L})'
  const pattern = new RegExp(`(?<!q)(?:${[...OLD_PLACES, ...NEW_PLACES].join('|')})${isOpenEnd}`, 'gu')
  return text
    .normalize('NFC')
    .replace(pattern, (found) => NEW_PLACES[OLD_PLACES.indexOf(found)] ?? (OLD_PLACES[NEW_PLACES.indexOf(found)] as string))
}

const I = 'iíìỉĩị'
const Y = 'yýỳỷỹỵ'

/** lí ↔ lý, kĩ ↔ kỹ */
export function swapIAndY(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<!\p{L})(qu|[lkmtshv])([iíìỉĩịyýỳỷỹỵ])(?!\p{L})/giu, (all, onset: string, vowel: string) => {
      const swapped = Y[I.indexOf(vowel)] ?? I[Y.indexOf(vowel)]
      return swapped === undefined ? all : onset + swapped
    })
}

/** The letters and marks of a word, the tone after the marks that make the letter. */
function keysOf(word: string): string[] {
  return [...word.toLowerCase().normalize('NFC')].flatMap((letter) => {
    const [base, ...marks] = letter.normalize('NFD')
    return [base as string, ...marks.sort((a, b) => Number(TONES.includes(a)) - Number(TONES.includes(b)))]
  })
}

/** A word as Telex keys: việt → vieetj; with the tone inside vieejt, with the mark at the end vietej. */
export function telex(word: string, way: 'usual' | 'toneInside' | 'markAtEnd' = 'usual'): string {
  let typed = ''
  let tone = ''
  let late = ''
  for (const key of keysOf(word)) {
    const toneKey = TELEX_TONES[key]
    const markKey = key === CIRCUMFLEX ? typed.slice(-1) : key === HORN || key === BREVE ? 'w' : undefined
    if (toneKey && way === 'toneInside') typed += toneKey
    else if (toneKey) tone = toneKey
    else if (markKey && way === 'markAtEnd') late = markKey
    else typed += markKey ?? (key === 'đ' ? 'dd' : key)
  }
  return typed + late + tone
}

/** A word as VNI keys: việt → vie6t5 */
export function vni(word: string, way: 'usual' | 'toneInside' = 'usual'): string {
  let typed = ''
  let tone = ''
  for (const key of keysOf(word)) {
    const toneKey = VNI_TONES[key]
    if (toneKey && way === 'usual') tone = toneKey
    else typed += toneKey ?? VNI_KEYS[key] ?? key
  }
  return typed + tone
}

/** One slip: a letter lost, doubled, swapped with the next, replaced, or one too many. */
export function typo(text: string, random: Random): string {
  const letters = [...text.normalize('NFC')]
  const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []))
  const at = random.pick(places)
  const letter = letters[at] as string
  const other = random.pick([...'abcdeghiklmnopqrstuvxy'])
  const next = letters[at + 1]
  const slips = [[], [letter, letter], [other], [letter, other]]
  if (next !== undefined && /\p{L}/u.test(next) && next !== letter) {
    if (random.chance(0.2)) return letters.toSpliced(at, 2, next, letter).join('')
  }
  return letters.toSpliced(at, 1, ...random.pick(slips)).join('')
}

/** 9786044990002 → 978-604-4990-00-2, the groups of the demo press */
export function spaced(isbn: string, between: string): string {
  return [isbn.slice(0, 3), isbn.slice(3, 6), isbn.slice(6, 10), isbn.slice(10, 12), isbn.slice(12)].join(between)
}
