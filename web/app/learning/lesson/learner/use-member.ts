import { useEffect, useState } from 'react'
import { isSessionKnown, session } from '../../../lib/state/session.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'

/**
 * Null until it is known, and in the server's HTML. Whoever holds a token counts as a member while the server is asked who it is: what
 * is theirs is asked for at the same time, not after it.
 */
export function useIsMember(): boolean | null {
  const { roles } = session.use()
  const isKnown = isSessionKnown.use()
  const [hasToken, setHasToken] = useState(false)
  useEffect(() => setHasToken(storedToken() !== null), [])
  if (isKnown) return roles.length > 0
  return hasToken || null
}
