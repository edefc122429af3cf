/** 20000 → 20.000: without the browser's formatter, which a form would have to make before it can be checked. */
export const shownNumber = (n: number) => String(n).replace(/\B(?=(?:\d{3})+$)/g, '.')
