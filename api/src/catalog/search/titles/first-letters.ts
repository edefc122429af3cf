/** The first two letters of each title as one number: whoever has typed no more asks all titles for them. */
export function firstLettersOf(plain: string[]): Uint32Array {
  const first = new Uint32Array(plain.length)
  for (let slot = 0; slot < plain.length; slot++) first[slot] = twoLetters(plain[slot] as string, 1)
  return first
}

/** Of these slots, in their order, at most so many whose title begins with one or two letters. */
export function beginningWith(letters: string, first: Uint32Array, slots: Int32Array, most: number): Int32Array {
  const found = new Int32Array(Math.min(most, slots.length))
  const shift = letters.length === 1 ? 16 : 0
  return found.subarray(0, takeBeginning(found, twoLetters(letters, 0) >>> shift, shift, first, slots))
}

function takeBeginning(found: Int32Array, wanted: number, shift: number, first: Uint32Array, slots: Int32Array): number {
  let end = 0
  for (let at = 0; at < slots.length && end < found.length; at++) {
    const slot = slots[at] as number
    if ((first[slot] as number) >>> shift === wanted) found[end++] = slot
  }
  return end
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

/** Nothing stands behind the end. */
export const twoLetters = (text: string, at: number): number =>
  ((text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) || 0)) >>> 0
