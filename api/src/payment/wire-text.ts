import { timingSafeEqual } from 'node:crypto'
import { VIETNAM_AHEAD_MS } from '../time/vietnam-time.ts'

/** `yyyyMMddHHmmss` in Vietnam's time, wherever the server stands: in UTC every payment would be born expired. */
export function wireTime(at: Date): string {
  return new Date(at.getTime() + VIETNAM_AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** Letters without accents; only signs that every form encoding and both gateways leave as they are. */
export function plainText(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đð]/g, 'd')
    .replace(/[ĐÐ]/g, 'D')
    .replace(/[^A-Za-z0-9 .:-]+/g, ' ')
    .replace(/ +/g, ' ')
    .slice(0, maxLength)
    .trim()
}

/** In constant time; capital letters are the same, nothing at all never is. */
export function isSameHash(given: string | undefined, right: string): boolean {
  const a = Buffer.from((given ?? '').toLowerCase())
  const b = Buffer.from(right.toLowerCase())
  return a.length === b.length && a.length > 0 && timingSafeEqual(a, b)
}

/** The flat texts and numbers of a JSON object, as text; anything nested is left out. Null: no object. */
export function flatFields(json: unknown): Record<string, string> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const flat = Object.entries(json).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(flat.map(([name, value]) => [name, String(value)]))
}

export function requireWholeAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`Not an amount of đồng: ${amount}`)
}
