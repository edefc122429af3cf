import { type MiddlewareFunction, useLocation } from 'react-router'
import { guard } from '../../account/guard.ts'
import { MEMBERS } from '../../shell/navigation/navigation.ts'

const isApps = (pathname: string) => pathname.toLowerCase().startsWith('/mobile/')
const members = guard(MEMBERS)

/** Visitors go to the login page; inside the app the page itself tells the app that somebody has to log in. */
export const ownGuard: MiddlewareFunction = async (args, next) => {
  if (!isApps(new URL(args.request.url).pathname)) await members(args, next)
}

/** Which of its addresses one's own exam was opened by: views link to each other below it. */
export function useOwn(): { own: string; isInApp: boolean } {
  const { pathname } = useLocation()
  return { own: pathname.replace(/\/(lam-bai|xem-lai\/[^/]+)\/?$/, ''), isInApp: isApps(pathname) }
}
