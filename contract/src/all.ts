import * as catalog from './catalog.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as home from './home.ts'
import * as links from './links.ts'
import * as news from './news.ts'
import * as visits from './visits.ts'

/** Every endpoint there is: the OpenAPI page and the tests read the contract through this list. */
export const ENDPOINTS: Endpoint[] = [catalog, contact, content, home, links, news, visits].flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
