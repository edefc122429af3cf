import { isSessionKnown, session } from '../../../lib/state/session.ts'

/** Null until it is known, and in the server's HTML. */
export function useIsMember(): boolean | null {
  const { roles } = session.use()
  const isKnown = isSessionKnown.use()
  return isKnown ? roles.length > 0 : null
}
