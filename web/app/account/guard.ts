import { type MiddlewareFunction, replace } from 'react-router'
import { isSessionKnown, ROLES, type Role, session } from '../lib/state/session.ts'
import { until } from '../lib/state/store.ts'
import { storedToken } from '../lib/state/stored-token.ts'
import { isAllowed } from '../shell/navigation/navigation.ts'
import { safePath } from './safe-path.ts'

/**
 * SPEC §2.4, as a layout's `clientMiddleware`: a guest goes to the login page, which leads back; a member who may not goes where
 * they came from. Where every role may, whoever brings a token goes on before it is known who it is, so that the page's data is
 * asked for in the meantime; a token that the server refuses ends the session as everywhere.
 */
export function guard(auth: readonly Role[]): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url)
    if (!storedToken()) {
      // A request has no hash; on a first visit the browser still has it.
      const hash = pathname === window.location.pathname ? window.location.hash : ''
      throw replace(`/login?redirect=${encodeURIComponent(pathname + search + hash)}`)
    }
    if (ROLES.every((role) => auth.includes(role))) return
    await until(isSessionKnown, (isKnown) => isKnown)
    if (!isAllowed(auth, session.get().roles)) throw replace(safePath(searchParams.get('redirect')))
  }
}
