const ZONE = 'Asia/Ho_Chi_Minh'

/** Making a formatter takes a slow phone 30 ms: each is made when it is first needed, not while the page is starting. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const dong = once(() => new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }))
const whole = once(() => new Intl.NumberFormat('vi-VN'))
const oneDecimal = once(() => new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const day = once(() => new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE }))
const minute = once(() => new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', timeZone: ZONE }))

/** 120.000 ₫ */
export const formatPrice = (amount: number) => (WHOLE.test(String(amount)) ? `${grouped(amount)}\u00a0₫` : dong().format(amount))
/** 1.234 */
export const formatNumber = (n: number) => (WHOLE.test(String(n)) ? grouped(n) : whole().format(n))
/** 4,7 */
export const formatDecimal = (n: number) => (ONE_DECIMAL.test(String(n)) ? String(n).replace('.', ',') : oneDecimal().format(n))

/** What needs neither rounding nor a formatter: nearly everything that a shop writes. */
const WHOLE = /^\d+$/
const ONE_DECIMAL = /^\d{1,3}\.\d$/
const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '.')
/** 02/11/2026 */
export const formatDate = (iso: string) => day().format(new Date(iso))
/** 20:00 ngày 17/11/2026 */
export const formatMoment = (iso: string) => `${minute().format(new Date(iso))} ngày ${formatDate(iso)}`
