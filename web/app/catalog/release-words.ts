/** Of a day of the calendar, `2026-12-02`: as people write it. */
const written = (day: string) => day.split('-').reverse().join('/')

/** On a card, where there is little room. */
export const preorderWords = (day: string) => `Đặt trước · ${written(day)}`

/** What is still to come out, wherever one is told of it. */
export const releaseWords = (day: string) => `Đặt trước · phát hành ngày ${written(day)}`
