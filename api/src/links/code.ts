import { randomInt } from 'node:crypto'

/** Without 0, 1, i, l and o, which look alike in print. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 12
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

export const randomCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** People type printed codes in capitals too. Null for what can't be a code. */
export function readCode(text: string): string | null {
  if (text.length !== LENGTH) return null
  const code = text.toLowerCase()
  return CODE.test(code) ? code : null
}
