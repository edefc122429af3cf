export interface RedirectRules {
  publicUrl: string
  /** Hosts besides our own, exactly as they stand in an address. */
  redirectHosts: string[]
}

export type CheckedRedirect =
  | { allowed: true; url: string; type: 'internal' | 'external' }
  | { allowed: false; url: null; type: 'refused' }

const REFUSED: CheckedRedirect = { allowed: false, url: null, type: 'refused' }

/** Browsers read a backslash as a slash and drop control characters: nothing that is read in two ways passes. */
const ODD = /[\s\p{Cc}\p{Cf}\\]|%(?:[01][0-9a-f]|7f)/iu
/** After one slash: a second one, however it is spelt, would begin a host. */
const SECOND_SLASH = /^\/(?:\/|%2f|%5c|%25)/i

/** May this address be followed? Our own pages come back as a path, others only over https to a named host. */
export function checkRedirect(text: string, { publicUrl, redirectHosts }: RedirectRules): CheckedRedirect {
  if (ODD.test(text)) return REFUSED
  const isPath = /^\/(?!\/)/.test(text)
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return REFUSED
  const own = new URL(publicUrl)
  const url = URL.parse(text, publicUrl)
  if (!url || url.username || url.password || /^[^/]*\/\/[^/?#]*@/.test(text)) return REFUSED
  if (url.host === own.host) {
    // Judged as the browser will read it: `/.//host` and `/a/..//host` begin with two slashes by then.
    if (SECOND_SLASH.test(url.pathname)) return REFUSED
    return { allowed: true, url: url.pathname + url.search + url.hash, type: 'internal' }
  }
  if (url.protocol !== 'https:' || !redirectHosts.includes(url.host)) return REFUSED
  return { allowed: true, url: url.href, type: 'external' }
}
