import type { OnlineGateway } from '@tq/contract/enums.ts'
import { listPaymentMethods } from '@tq/contract/order.ts'
import { call } from '../lib/browser-call.ts'

const REFUSAL = 'Chưa mở được trang thanh toán. Đơn đã được lưu, bạn chọn cách khác nhé'

/** Where the demo's stand-ins live, under whatever address the demo was opened. */
const STAND_INS = '/sandbox/'

/** An address of a gateway we know: nothing else is gone to. Insecure ones only at home; there a demo's stand-ins are known too. */
export function isAllowed(
  address: string,
  { hosts, isSandbox }: { hosts: readonly string[]; isSandbox: boolean },
  home: { host: string; origin: string },
): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (isSandbox && url.origin === home.origin && url.pathname.startsWith(STAND_INS)) return true
  return hosts.includes(url.host) && (url.protocol === 'https:' || (url.protocol === 'http:' && url.host === home.host))
}

export async function requireAllowed(gateway: OnlineGateway, address: unknown): Promise<string> {
  const { data } = await call(listPaymentMethods)
  const known = data.find(({ method }) => method === gateway)
  if (typeof address !== 'string' || !known || !isAllowed(address, known, window.location)) throw new Error(REFUSAL)
  return address
}
