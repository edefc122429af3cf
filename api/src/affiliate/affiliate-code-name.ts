import { randomInt } from 'node:crypto'
import { slugify } from '@tq/contract/slug.ts'

const LONGEST_NAME = 16

/** "Nguyễn Thị Lan" becomes "THILAN482": easy to say, and each further try has more digits to choose from. */
export function newAffiliateCode(fullName: string, tries: number): string {
  const words = slugify(fullName).split('-').filter(Boolean)
  const name = words.slice(-2).join('').slice(0, LONGEST_NAME).toUpperCase() || 'CTV'
  const digits = Math.min(3 + tries, 9)
  return `${name}${randomInt(10 ** (digits - 1), 10 ** digits)}`
}
