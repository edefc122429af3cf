const dongFormat = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 })

/** "120.000 ₫" */
export const dong = (amount: number) => `${dongFormat.format(amount)}\u00a0₫`
