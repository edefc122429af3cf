import type { OnlineGateway } from '@tq/contract/enums.ts'
import { listPaymentMethods } from '@tq/contract/order.ts'
import { call } from '../lib/browser-call.ts'

const REFUSAL = 'Chưa mở được trang thanh toán. Đơn đã được lưu, bạn chọn cách khác nhé'

/** An address of a gateway we know: nothing else is gone to. Insecure ones only at home, where the demo's stand-ins live. */
export function isAllowed(address: string, hosts: readonly string[], homeHost: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password || !hosts.includes(url.host)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.host === homeHost)
}

export async function requireAllowed(gateway: OnlineGateway, address: unknown): Promise<string> {
  const { data } = await call(listPaymentMethods)
  const hosts = data.find(({ method }) => method === gateway)?.hosts ?? []
  if (typeof address !== 'string' || !isAllowed(address, hosts, window.location.host)) throw new Error(REFUSAL)
  return address
}
