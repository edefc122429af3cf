import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { AppError, ERRORS } from '@tq/contract/errors.ts'
import { boundedQueue } from '../../http/limit/bounded-queue.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isGuessable, type KnownPerson } from './guessable-password.ts'

/** Argon2id, which is what the library takes unless told otherwise. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Hashing takes a whole core for some 20 ms, in the threads that also read files and pack answers. So one core is left
 * to everything else, and who finds too many waiting is asked to come back.
 */
const atWork = boundedQueue({ atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)), waiting: 300 })

export const NOBODYS_PASSWORD = 'không của ai cả'

/** Compared with where there is nothing to compare with, so that the answer takes as long. */
let nobodys: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return atWork(() => argon2.hash(spelt(password), COST))
}

/** Takes as long for people without a password, or who don't exist (null). */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // Not in line with the others: it is made once, and a refusal would be remembered.
  nobodys ??= argon2.hash(NOBODYS_PASSWORD, COST)
  const nobody = await nobodys
  const isRight = await atWork(() => argon2.verify(passwordHash ?? nobody, spelt(password)))
  return isRight && passwordHash !== null
}

/** A password that is being chosen, and the name of the field it came in. */
export interface ChosenPassword {
  password: string
  field: string
}

/** Neither what everybody chooses, nor what anybody would guess of this person. */
export function requireUnguessable({ password, field }: ChosenPassword, person: KnownPerson): void {
  if (isCommonPassword(spelt(password))) throw refused('PASSWORD_TOO_COMMON', field)
  if (isGuessable(password, person)) throw refused('PASSWORD_GUESSABLE', field)
}

const refused = (code: 'PASSWORD_TOO_COMMON' | 'PASSWORD_GUESSABLE', field: string) =>
  new AppError(code, { fields: [{ field, message: ERRORS[code].message }] })

/** Keyboards write “ậ” in different ways. */
const spelt = (password: string) => password.normalize('NFC')
