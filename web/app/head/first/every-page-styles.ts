import fonts from '../../styles/fonts.css?inline'

/** The order of strength. Sheets arrive in any order, so it stands before them all, and every module keeps to a layer. */
export const LAYERS = '@layer base, parts, pages;'

/**
 * What every page brings in itself, before any sheet: pages that are read first would otherwise name their fonts twice, once the sheet
 * comes. React leaves it as it stands: no browser fetches this text a second time.
 */
export const EVERY_PAGE = import.meta.env.SSR ? LAYERS + fonts.trim() : ''
