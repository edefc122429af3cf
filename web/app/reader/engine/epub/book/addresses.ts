/** `href` of a file of the book and the place in it; null for what is no place in a book. */
export function addressIn(file: string, address: string): { href: string; id: string } | null {
  const trimmed = address.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed.startsWith('//')) return null
  const [path = '', id = ''] = splitHref(trimmed)
  if (!path) return { href: file, id: decoded(id) }
  const parts = path.startsWith('/') ? [] : file.split('/').slice(0, -1)
  for (const part of decoded(path.replace(/\?.*$/, '')).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return { href: parts.join('/'), id: decoded(id) }
}

export function splitHref(href: string): [path: string, id: string] {
  const at = href.indexOf('#')
  return at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at + 1)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const ADDRESS_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*?))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi

/**
 * A style sheet whose addresses are replaced one by one; what `find` does not know leads nowhere. Book's rules about pages are written
 * for paper: here columns are the pages.
 */
export async function rewriteCss(css: string, find: (address: string) => Promise<string | null>): Promise<string> {
  const found = new Map<string, string | null>()
  for (const match of css.matchAll(ADDRESS_IN_CSS)) {
    const address = addressOf(match)
    if (!address.startsWith('#') && !found.has(address)) found.set(address, await find(address))
  }
  return forColumns(
    css.replace(ADDRESS_IN_CSS, (whole, ...groups: string[]) => {
      const address = addressOf([whole, ...groups])
      if (address.startsWith('#')) return whole
      const target = found.get(address)
      const isImport = whole.startsWith('@')
      return `${isImport ? '@import ' : ''}url("${target ?? 'about:blank'}")`
    }),
  )
}

const addressOf = (match: ArrayLike<string | undefined>) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? ''

const forColumns = (css: string) =>
  css
    .replace(/(?<=[{\s;])-epub-/gi, '')
    .replace(/page-break-(after|before|inside)\s*:\s*always/gi, 'break-$1: column')
    .replace(/page-break-(after|before|inside)\s*:/gi, 'break-$1:')
    .replace(
      /break-(after|before|inside)\s*:\s*(avoid-)?page/gi,
      (_, side: string, avoid = '') => `break-${side}: ${avoid}column`,
    )
