const inVietnam = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })

/** "17:00 6/3/26": as people in Vietnam read their clocks. */
export const momentText = (at: Date) => inVietnam.format(at)
