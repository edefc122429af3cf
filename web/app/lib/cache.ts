/** How long browsers and CDNs may keep a page without asking. The server's own copy is dropped the moment content changes. */
export const LIFETIMES = {
  /** Browsers always ask (an unchanged page costs a 304); a CDN may answer for half a minute. */
  catalog: 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
  home: 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
  news: 'public, max-age=0, s-maxage=30, stale-while-revalidate=600',
  /** Pages of the house change a few times a year. */
  page: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
} as const

export function cacheFor(kind: keyof typeof LIFETIMES): Record<string, string> {
  return { 'Cache-Control': LIFETIMES[kind] }
}
