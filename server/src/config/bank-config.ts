import type { Settings } from '@tq/api/deps.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { z } from 'zod'

const VARIABLES = {
  BANK_NAME: z.string().min(1).max(100),
  BANK_BIN: z.string().regex(/^\d{6}$/, 'phải gồm 6 chữ số'),
  BANK_ACCOUNT: z.string().regex(/^[A-Z0-9]{6,19}$/, 'phải gồm 6 đến 19 chữ số hoặc chữ hoa'),
  BANK_HOLDER: z.string().regex(/^[A-Z0-9 ]{3,60}$/, 'phải là chữ hoa không dấu'),
}
type Name = keyof typeof VARIABLES

export const BANK_VARIABLES = z.object(VARIABLES).partial().shape

/** There is no such bank: nobody's money goes anywhere. */
const DEMO_BANK = { bankName: 'Ngân hàng Minh Hoạ', bin: '970499', account: '0000161616', holder: 'NXB DAI HOC THU QUAN' }

/** The account that transfers go to, whole or not at all. */
export function readBank(variables: Partial<Record<Name, string | undefined>>, isDemo: boolean): Settings['bank'] {
  const { BANK_NAME: bankName, BANK_BIN: bin, BANK_ACCOUNT: account, BANK_HOLDER: holder } = variables
  if (bankName && bin && account && holder) return { bankName, bin, account, holder }
  if (bankName || bin || account || holder)
    throw new StartupError(`Chuyển khoản cần đủ ${Object.keys(VARIABLES).join(', ')}, hoặc bỏ tất cả.`)
  return isDemo ? DEMO_BANK : null
}
