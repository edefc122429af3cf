const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
/** Longer than any word of a title. Of a word of n letters there are 53 n slips: whoever sends hundreds wants the machine busy. */
const LONGEST_WORD = 24

/** Every string one slip of the finger away, or those that are wanted: a letter lost, added, replaced, or swapped with its neighbour. */
export function oneSlip(word: string, isWanted: (slip: string) => boolean = () => true): string[] {
  if (word.length > LONGEST_WORD) return []
  const keys = /\d/.test(word) ? LETTERS + DIGITS : LETTERS
  const slips = new Set<string>()
  const add = (slip: string) => {
    if (isWanted(slip)) slips.add(slip)
  }
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const key of keys) add(before + key + after)
    if (after === '') continue
    add(before + after.slice(1))
    for (const key of keys) add(before + key + after.slice(1))
    if (after.length > 1) add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  slips.delete(word)
  slips.delete('')
  return [...slips]
}

/** Whether two marked words are at most one slip apart, an accented letter counting as one. */
export function isOneSlipApart(a: string, b: string): boolean {
  const left = [...a.normalize('NFC')]
  const right = [...b.normalize('NFC')]
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let leftEnd = left.length
  let rightEnd = right.length
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--
    rightEnd--
  }
  const leftRest = left.slice(start, leftEnd)
  const rightRest = right.slice(start, rightEnd)
  if (leftRest.length <= 1 && rightRest.length <= 1) return true
  const isSwap = leftRest.length === 2 && rightRest.length === 2
  return isSwap && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0]
}
