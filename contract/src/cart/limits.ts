/** Apart from the calls: every page checks what the browser kept by them, and would otherwise fetch all of the cart's calls. */
export const MOST_LINES = 100
export const MOST_OF_ONE = 999
export const MOST_CODES = 12
export const HIGHEST_PRODUCT_ID = 2_000_000_000
