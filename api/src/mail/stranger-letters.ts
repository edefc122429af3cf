import type { Db } from '@tq/db/database.ts'
import { consumeOrThrow, networkOf, tryConsume } from '../http/limit/rate-limit.ts'
import { mailboxKey } from './mailbox.ts'

const HOUR = 60 * 60
/** A campus may have a single address. */
const OF_NETWORK = { most: 60, seconds: HOUR }
/** Letters that anybody may have us send to one mailbox. */
const LETTERS = { most: 3, seconds: HOUR }
const LETTERS_A_DAY = { most: 10, seconds: 24 * HOUR }

export interface Asker {
  address: string
  limitsNetworks: boolean
}

/** Whoever asks for something by typing a mailbox: throws when that network has asked too often. */
export async function countAsker(db: Db, purpose: string, { address, limitsNetworks }: Asker): Promise<void> {
  if (limitsNetworks) await consumeOrThrow(db, `${purpose}:network:${networkOf(address)}`, OF_NETWORK)
}

/** Whether one more letter to confirm may go to that mailbox. If not, nothing is said: its sender may be a stranger. */
export async function mayWriteTo(db: Db, purpose: string, mailbox: string): Promise<boolean> {
  const [hour, day] = ['hour', 'day'].map((time) => `${purpose}:${time}:${mailboxKey(mailbox)}`) as [string, string]
  return (await tryConsume(db, hour, LETTERS)) && (await tryConsume(db, day, LETTERS_A_DAY))
}
