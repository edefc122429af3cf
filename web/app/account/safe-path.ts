/** Where to go after logging in: a path of ours, whatever the address says. */
export function safePath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return '/'
  const url = new URL(text, 'https://our.place')
  return url.origin === 'https://our.place' ? url.pathname + url.search + url.hash : '/'
}
