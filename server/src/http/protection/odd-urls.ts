/**
 * What no link of ours and no browser asks for: another site's address, also without its scheme, `*`, a backslash, a step up, an
 * encoded zero. A page would be rendered under what is left of it, and cached once for every spelling.
 */
const ODD = /^[^/]|^\/\/|[\\#]|%00|\/(\.|%2e){1,2}(\/|$)/i

export const isOddUrl = (url: string) => ODD.test(url.split('?', 1)[0] ?? '')

/** Calls answer with the envelope, everything else with a page. */
export const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/sandbox/')
