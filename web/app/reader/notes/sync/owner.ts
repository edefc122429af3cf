import { storedToken } from '../../../lib/state/stored-token.ts'
import { payloadOf } from '../../../lib/state/token-payload.ts'

/** Whose login this browser holds; empty for a guest. Only the name under which this device keeps things: rights are the server's. */
export function loginOwner(): string {
  const token = storedToken()
  const { sub } = token ? payloadOf(token) : {}
  return typeof sub === 'string' ? sub : ''
}
