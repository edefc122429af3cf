/**
 * Which pages may do more than the others. The server reads it for the Content-Security-Policy of a page; the browser reads it to
 * know when a link must load a document: whoever walks on by links keeps the policy of the page they came in by.
 */
export type PagePolicy = 'strict' | 'player' | 'reader' | 'gateway'

/** By the beginning of the address, whole parts of it. What is not named is strict. */
const WIDER: Record<Exclude<PagePolicy, 'strict'>, readonly string[]> = {
  /** Videos of lessons: pieces of a stream are put together in the browser. */
  player: [
    ...['/bai-hoc', '/lesson', '/thu-vien/bai-hoc', '/library/lesson', '/mobile/lesson', '/mobile/mycourse/lesson'],
    ...['/xem-truoc-khoa-hoc', '/previewCourse'],
  ],
  /** Books in the browser: chapters, their pictures and fonts are unpacked there. */
  reader: ['/doc-sach', '/xem-truoc', '/preview'],
  /** Posts a form to the payment gateway. */
  gateway: ['/thanh-toan/epay'],
}

export function policyOf(path: string): PagePolicy {
  const asRouted = routed(path)
  for (const [policy, prefixes] of Object.entries(WIDER))
    if (prefixes.some((prefix) => `${asRouted}/`.startsWith(`${prefix.toLowerCase()}/`))) return policy as PagePolicy
  return 'strict'
}

/** The router takes capitals and encoded letters for the same page. */
function routed(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path
  }
}
