import { type MiddlewareFunction, useLocation } from 'react-router'
import { guard } from '../../account/guard.ts'
import { MEMBERS } from '../../shell/navigation/navigation.ts'

const isApps = (pathname: string) => pathname.toLowerCase().startsWith('/mobile/')
const members = guard(MEMBERS)

/** Visitors go to the login page; inside the app the page itself tells the app that somebody has to log in. */
export const ownGuard: MiddlewareFunction = async (args, next) => {
  if (!isApps(new URL(args.request.url).pathname)) await members(args, next)
}

/** The one address of each, for whoever came by another. */
const SITE_NAMES: Record<string, string> = { myexam: 'bai-kiem-tra', myexercise: 'bai-tap-cua-toi' }

export interface OwnPlace {
  /** Which of its addresses it was opened by: views link to each other below it. */
  own: string
  canonical: string
  isInApp: boolean
}

export function useOwn(): OwnPlace {
  const { pathname } = useLocation()
  const own = pathname.replace(/\/(lam-bai|xem-lai\/[^/]+|in-de\/[^/]+)?\/?$/, '')
  const canonical = own.replace(
    /^\/(?:mobile\/)?(myexam|myexercise)\//i,
    (_, name: string) => `/${SITE_NAMES[name.toLowerCase()]}/`,
  )
  return { own, canonical, isInApp: isApps(pathname) }
}
