/** The order of strength. Sheets arrive in any order, so it stands before them all, and every module keeps to a layer. */
export const LAYERS = '@layer base, parts, pages;'
