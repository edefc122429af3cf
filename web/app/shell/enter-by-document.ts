import { policyOf } from '@tq/contract/http/page-policy.ts'
import { redirectDocument } from 'react-router'

/** The browser holds to the policy of the page it has loaded, wherever links lead afterwards. */
const loadedPolicy = typeof window === 'undefined' ? 'strict' : policyOf(window.location.pathname)

/**
 * A page that may do more, or less, than the loaded one is asked from the server. For every link, button and step back: a page that
 * was entered by a link only would find its player or its payment form forbidden.
 */
export async function enterByDocument({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  const { pathname, search } = new URL(request.url)
  if (policyOf(pathname) !== loadedPolicy) throw redirectDocument(pathname + search + hashOf(pathname))
  await next()
}

interface Router {
  state: { navigation: { location?: { pathname: string; hash: string } } }
}

/** A request carries no place in the page; the router, which is on its way there, knows it. */
function hashOf(pathname: string): string {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  const location = router?.state.navigation.location
  return location?.pathname === pathname ? location.hash : ''
}
