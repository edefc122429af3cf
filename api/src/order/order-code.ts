import { randomInt } from 'node:crypto'
import { vietnamDay } from '../time/vietnam-time.ts'

/** Without letters and digits that are mistaken for each other on the phone. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** "TQ261115K7M2QX": the day, and six letters among 900 million. */
export function newOrderCode(now: Date): string {
  const day = vietnamDay(now).slice(2).replaceAll('-', '')
  return `TQ${day}${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
