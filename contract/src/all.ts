import * as account from './account.ts'
import * as affiliate from './affiliate.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as contact from './contact.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as home from './home.ts'
import * as library from './library.ts'
import * as links from './links.ts'
import * as news from './news.ts'
import * as order from './order.ts'
import * as promotion from './promotion.ts'
import * as review from './review.ts'
import * as staff from './staff.ts'
import * as visits from './visits.ts'
import * as wish from './wish.ts'

/** Every endpoint there is: the OpenAPI page and the tests read the contract through this list. */
export const ENDPOINTS: Endpoint[] = [
  account,
  affiliate,
  cart,
  catalog,
  contact,
  content,
  home,
  library,
  links,
  news,
  order,
  promotion,
  review,
  staff,
  visits,
  wish,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
