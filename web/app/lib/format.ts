const dong = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
const number = new Intl.NumberFormat('vi-VN')

/** 120.000 ₫ */
export const formatPrice = (amount: number) => dong.format(amount)
export const formatNumber = (n: number) => number.format(n)
