import type { EpayModel } from '@tq/contract/order.ts'
import { readStored, removeStored, writeStored } from '../lib/state/local-storage.ts'

/** SPEC §4: where the checkout leaves what the epay page posts. */
const KEY = 'ePayModel'
const MOST_FIELDS = 80
const LONGEST = 4000

export const keepEpayModel = (model: EpayModel): boolean => writeStored(KEY, model)
export const keptEpayModel = (): EpayModel | null => readStored(KEY, readEpayModel)
export const forgetEpayModel = () => removeStored(KEY)

/** Its shape only: whether its address may be gone to, the server's list of hosts says. */
export function readEpayModel(value: unknown): EpayModel | null {
  const { url, fields } = (value ?? {}) as Partial<Record<keyof EpayModel, unknown>>
  if (typeof url !== 'string' || typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null
  const entries = Object.entries(fields)
  const areTexts = entries.every(([name, text]) => /^\w{1,60}$/.test(name) && typeof text === 'string' && text.length <= LONGEST)
  if (!areTexts || entries.length === 0 || entries.length > MOST_FIELDS) return null
  return { url, fields: fields as Record<string, string> }
}
