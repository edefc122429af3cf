import { getPage } from '@tq/contract/content/pages.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { withAnchors } from './anchors.ts'

/** A page by its key, ready to be shown. */
export async function loadPage(call: Call, key: string) {
  const { content, ...page } = (await call(getPage, { params: { key } })).data
  return { ...page, ...withAnchors(content) }
}
