import { isIP } from 'node:net'

export interface VnpayConfig {
  tmnCode: string
  hashSecret: string
  payUrl: string
  apiUrl: string
  /** Where the browser comes back. The address of notifications is entered in VNPAY's portal. */
  returnUrl: string
}

export const VERSION = '2.1.0'

/** VNPAY counts in hundredths of a đồng. */
export const hundredths = (amount: number) => String(amount * 100)

/** Null for what is no whole amount of đồng. */
export const wholeAmount = (text = '') => (/^\d{1,13}00$/.test(text) ? Number(text.slice(0, -2)) : null)

/** VNPAY writes 0 where there is no number yet. */
export const transactionNo = (text = '') => (/^0*$/.test(text) ? null : text)

/** An IPv4 visitor on a socket for both families looks like `::ffff:1.2.3.4`. */
export function wireAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) ? plain : '127.0.0.1'
}
