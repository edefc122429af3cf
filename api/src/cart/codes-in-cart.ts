import { AppError } from '@tq/contract/errors.ts'
import type { CODE_FAMILIES } from '@tq/contract/promotion.ts'
import { normalCode, type StoredCode } from '../promotion/codes.ts'
import type { PricedCart } from './price-cart.ts'

type Family = (typeof CODE_FAMILIES)[number]

/** A code just typed must do something, or wait for the address; otherwise its reason is the answer and nothing changes. */
export function requireUseful(made: PricedCart, typed: string): string {
  const code = normalCode(typed)
  const refusal = made.priced.refused.find((refused) => refused.code === code)
  if (refusal) throw new AppError('VOUCHER_INVALID', { message: refusal.reason })
  if (!code || !made.rules.some((rule) => rule.code === code)) throw new AppError('VOUCHER_INVALID')
  return code
}

/** Codes of that family taken out: the one named, or all. What is no code leaves too. */
export async function withoutCodes(
  find: (codes: string[]) => Promise<Map<string, StoredCode>>,
  typed: string[],
  family: Family,
  only: string | null,
): Promise<string[]> {
  const stored = await find(typed.flatMap((text) => normalCode(text) ?? []))
  const isMeant = ({ family: its, code }: StoredCode) => its === family && (only === null || code === normalCode(only))
  return typed.filter((text) => {
    const known = stored.get(normalCode(text) ?? '')
    return known !== undefined && !isMeant(known)
  })
}
