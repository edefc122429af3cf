import { readFileSync } from 'node:fs'

/** Made by `data/make-common-passwords.ts`, one to a line, in lower case. */
const COMMON = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase().trim())
}
