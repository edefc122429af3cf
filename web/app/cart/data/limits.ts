/** As the contract has them; apart, so that every page need not carry the shapes of a cart. */
export const MOST_LINES = 100
export const MOST_OF_ONE = 999
export const MOST_CODES = 12
/** Of a product. */
export const HIGHEST_ID = 2_000_000_000
