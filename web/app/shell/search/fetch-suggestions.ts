import { createCall } from '@tq/contract/call.ts'
import { suggest } from '@tq/contract/catalog.ts'
import type { Data } from '@tq/contract/endpoint.ts'

export type Suggestion = Data<typeof suggest>[number]

export async function fetchSuggestions(searchContent: string, signal: AbortSignal): Promise<Suggestion[]> {
  const call = createCall(async ({ method, url, headers }) => {
    const response = await fetch(url, { method, headers, signal })
    return { status: response.status, body: await response.text() }
  })
  const { data } = await call(suggest, { query: { searchContent } })
  return data
}
