/** Never returned to after a login: these pages would log out again or ask for another login. */
const COMES_AND_GOES = /^\/log(in|out)(\/|$)/

/** Where to go after logging in: a path of ours, whatever the address says. */
export function safePath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return '/'
  const url = new URL(text, 'https://our.place')
  // `/.//evil.example` is tidied up to `//evil.example`, which a browser reads as another site.
  if (url.origin !== 'https://our.place' || url.pathname.startsWith('//') || COMES_AND_GOES.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
