/** The first two letters of each title as one number: whoever has typed no more asks all titles for them. */
export function firstLettersOf(plain: string[]): Uint32Array {
  const first = new Uint32Array(plain.length)
  for (let slot = 0; slot < plain.length; slot++) first[slot] = twoOf(plain[slot] as string, 1)
  return first
}

/** Of these slots, in their order, at most so many whose title begins with one or two letters. */
export function beginningWith(letters: string, first: Uint32Array, slots: Int32Array, most: number): Int32Array {
  const found = new Int32Array(Math.min(most, slots.length))
  const shift = letters.length === 1 ? 16 : 0
  return found.subarray(0, takeBeginning(found, twoOf(letters, 0) >>> shift, shift, first, slots))
}

function takeBeginning(found: Int32Array, wanted: number, shift: number, first: Uint32Array, slots: Int32Array): number {
  let end = 0
  for (let at = 0; at < slots.length && end < found.length; at++) {
    const slot = slots[at] as number
    if ((first[slot] as number) >>> shift === wanted) found[end++] = slot
  }
  return end
}

/** Nothing stands behind the end. */
const twoOf = (text: string, at: number): number => ((text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) || 0)) >>> 0
