import * as catalog from './catalog.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as home from './home.ts'

/** Every endpoint there is: the OpenAPI page and the tests read the contract through this list. */
export const ENDPOINTS: Endpoint[] = [catalog, content, home].flatMap((feature) => Object.values(feature).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
