import { type Call, createCall } from '@tq/contract/call.ts'

/** `call` for what belongs to one person: runs in the browser, after the page is there. */
export const call: Call = createCall(async ({ method, url, headers, body }) => {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
  return { status: response.status, body: await response.text() }
})
