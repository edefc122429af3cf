import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isSessionKnown, type Role, session } from '../lib/state/session.ts'
import { isAllowed } from '../shell/navigation/navigation.ts'
import { safePath } from './safe-path.ts'

/** SPEC §2.4: a guest goes to the login page, which leads back; a member who may not goes where they came from. */
export function useGuard(auth: readonly Role[] | null): boolean {
  const { roles } = session.use()
  const isKnown = isSessionKnown.use()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isIn = isKnown && isAllowed(auth, roles)
  useEffect(() => {
    if (!isKnown || isIn) return
    if (roles.length === 0) navigate(`/login?redirect=${encodeURIComponent(pathname + search + hash)}`, { replace: true })
    else navigate(safePath(new URLSearchParams(search).get('redirect')), { replace: true })
  }, [isKnown, isIn])
  return isIn
}
