/** The first letters of each title, four of them as one number: whether it begins so is known without looking at the title. */
export function firstLettersOf(plain: string[]): Uint32Array {
  const first = new Uint32Array(plain.length)
  for (let slot = 0; slot < plain.length; slot++) first[slot] = fourLetters(plain[slot] as string, 1)
  return first
}

/** Of these slots, in their order, at most so many whose title begins with one letter or two. */
export function beginningWith(letters: string, first: Uint32Array, slots: Int32Array, most: number): Int32Array {
  const found = new Int32Array(Math.min(most, slots.length))
  const shift = BITS * (LETTERS - letters.length)
  return found.subarray(0, takeBeginning(found, fourLetters(letters, 0) >>> shift, shift, first, slots))
}

function takeBeginning(found: Int32Array, wanted: number, shift: number, first: Uint32Array, slots: Int32Array): number {
  let end = 0
  for (let at = 0; at < slots.length && end < found.length; at++) {
    const slot = slots[at] as number
    if ((first[slot] as number) >>> shift === wanted) found[end++] = slot
  }
  return end
}

/** Whether the title of a slot begins so. */
export function titlesBeginning(plain: string[], first: Uint32Array, letters: string): (slot: number) => boolean {
  const start = ` ${letters}`
  const shift = BITS * Math.max(0, LETTERS - letters.length)
  const wanted = fourLetters(letters, 0) >>> shift
  // Nearly all are told apart by four letters; of longer beginnings the rest is looked at.
  if (letters.length <= LETTERS) return (slot) => (first[slot] as number) >>> shift === wanted
  return (slot) => first[slot] === wanted && (plain[slot] as string).startsWith(start)
}

/** Which letters words of each title and of its names begin with, a bit for each of the alphabet. */
export function begunLettersOf(plain: string[]): Int32Array {
  const begun = new Int32Array(plain.length)
  for (let slot = 0; slot < plain.length; slot++) begun[slot] = begunLetters(plain[slot] as string)
  return begun
}

function begunLetters(text: string): number {
  let letters = 0
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1))
    letters |= bitOf(text.charCodeAt(space + 1))
  return letters
}

/** Whether some word of a title may begin so; `isSure` where that is all there is to ask. */
export function wordsBeginning(begun: Int32Array, beginning: string) {
  const bit = bitOf(beginning.charCodeAt(0))
  return {
    isSure: bit !== 0 && beginning.length === 1,
    isThere: (slot: number): boolean => bit === 0 || ((begun[slot] as number) & bit) !== 0,
  }
}

/** 0 for a digit, or nothing. */
const bitOf = (code: number): number => (code >= 97 && code <= 122 ? 1 << (code - 97) : 0)

const LETTERS = 4
const BITS = 8

/** Nothing stands behind the end; folded texts have no letters but these, and what else may come is none of them. */
function fourLetters(text: string, from: number): number {
  let letters = 0
  for (let at = from; at < from + LETTERS; at++) letters = (letters << BITS) | Math.min(text.charCodeAt(at) || 0, 255)
  return letters >>> 0
}
