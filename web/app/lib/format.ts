const dong = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
const whole = new Intl.NumberFormat('vi-VN')
const oneDecimal = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Ho_Chi_Minh' })

/** 120.000 ₫ */
export const formatPrice = (amount: number) => dong.format(amount)
/** 1.234 */
export const formatNumber = (n: number) => whole.format(n)
/** 4,7 */
export const formatDecimal = (n: number) => oneDecimal.format(n)
/** 02/11/2026 */
export const formatDate = (iso: string) => day.format(new Date(iso))
