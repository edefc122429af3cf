import type { Fields, GatewayDeps } from '../desk.ts'
import { type EpayKeys, requestToken } from './sign.ts'

const ODD_SIGNS = /[!@#$%&*<=>?^'|"\r\n]|[^\x20-\x7e]/
const isPlain = (text = '') => text.length > 0 && text.length <= 100 && !ODD_SIGNS.test(text)

/** Each rule with the code MegaPay gives when it is broken. */
const RULES: [
  code: string,
  sentence: string,
  isKept: (f: Fields, desk: GatewayDeps, keys: EpayKeys, host: string | undefined) => boolean,
][] = [
  ['OR_123', 'Không có cửa hàng này.', (f, _, { merId }) => f.merId === merId],
  ['OR_113', 'Sai chữ ký.', (f, _, { encodeKey }) => f.merchantToken === requestToken(f, encodeKey)],
  ['OR_103', 'Loại tiền không đúng.', (f) => f.currency === 'VND'],
  ['OR_112', 'Số tiền không đúng.', (f) => /^[1-9]\d{0,12}$/.test(f.amount ?? '')],
  ['OR_105', 'Mã hoá đơn không đúng.', (f) => /^[A-Za-z0-9]{1,40}$/.test(f.invoiceNo ?? '')],
  ['DC_102', 'Mã giao dịch không đúng.', (f) => /^[A-Za-z0-9]{1,50}$/.test(f.merTrxId ?? '')],
  ['OR_106', 'Tên hàng không đúng.', (f) => isPlain(f.goodsNm)],
  ['OR_147', 'Mô tả không đúng.', (f) => isPlain(f.description)],
  ['OR_102', 'Hình thức thanh toán không đúng.', (f) => ['NO', 'IC', 'DC', 'VA', 'EW', 'QR'].includes(f.payType ?? '')],
  ['OR_110', 'Địa chỉ quay về không phải của cửa hàng.', (f, desk, _, host) => desk.isWayBack(f.callBackUrl, host)],
  ['OR_111', 'Địa chỉ nhận thông báo không phải của cửa hàng.', (f, desk) => desk.isMerchants(f.notiUrl)],
  ['OR_118', 'Thiếu tên miền của cửa hàng.', (f) => Boolean(f.reqDomain)],
]

export function refusalOf(
  fields: Fields,
  desk: GatewayDeps,
  keys: EpayKeys,
  { host }: { host?: string | undefined },
): { code: string; sentence: string } | null {
  const broken = RULES.find(([, , isKept]) => !isKept(fields, desk, keys, host))
  return broken ? { code: broken[0], sentence: broken[1] } : null
}
