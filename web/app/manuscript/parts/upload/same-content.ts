export interface KnownContent {
  name: string
  bytes: number
  /** Of what the server has. */
  hash?: string
  /** Of what was chosen in this page. */
  file?: File
}

/** The name of another file with the very same content; files of one length are read only then. */
export async function sameContent(file: File, others: readonly KnownContent[]): Promise<string | null> {
  const candidates = others.filter(({ bytes, hash, file: other }) => bytes === file.size && (hash || (other && other !== file)))
  if (candidates.length === 0) return null
  const own = await hashOf(file)
  for (const { name, hash, file: other } of candidates)
    if (own !== null && own === (hash ?? (other && (await hashOf(other))))) return name
  return null
}

/** Null where the browser can't: a page that is not sent over HTTPS, a file that was moved meanwhile. */
async function hashOf(file: File): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
