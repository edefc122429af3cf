import { suggest } from '@tq/contract/catalog.ts'
import { createCall } from '@tq/contract/http/call.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'

export type Suggestion = Data<typeof suggest>[number]

export async function fetchSuggestions(searchContent: string, signal: AbortSignal): Promise<Suggestion[]> {
  const call = createCall(async ({ method, url, headers }) => {
    const response = await fetch(url, { method, headers, signal })
    return { status: response.status, body: await response.text() }
  })
  const { data } = await call(suggest, { query: { searchContent } })
  return data
}
