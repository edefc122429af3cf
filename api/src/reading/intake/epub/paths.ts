/** Where a relative address leads from a file of the book; null when it leads out of it or elsewhere. */
export function resolveIn(from: string, address: string): { path: string; fragment: string } | null {
  const [before = '', fragment = ''] = address.split('#', 2)
  if (/^[a-z][a-z0-9+.-]*:/i.test(before.trim()) || before.startsWith('/') || before.includes('\\')) return null
  const decoded = decode(before.split('?')[0] ?? '')
  if (decoded === null) return null
  if (decoded === '') return { path: from, fragment }
  const parts = from.split('/').slice(0, -1)
  for (const part of decoded.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else parts.push(part)
  }
  return { path: parts.join('/'), fragment }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return null
  }
}

/** The other way: as a file names another one. */
export function relativeTo(from: string, path: string): string {
  const [here, there] = [from.split('/').slice(0, -1), path.split('/')]
  let same = 0
  while (same < here.length && same < there.length - 1 && here[same] === there[same]) same++
  return [...here.slice(same).map(() => '..'), ...there.slice(same).map(encodeURIComponent)].join('/')
}

export const withFragment = (path: string, fragment: string) => (fragment ? `${path}#${fragment}` : path)
