import { type GoogleSettings, realGoogle } from '@tq/api/account/google.ts'
import { SANDBOX_GOOGLE_CLIENT } from '@tq/sandbox/google.ts'
import { SANDBOX_PREFIX } from './payment-config.ts'

/** The stand-in is there only in the demo, and only as long as the real one isn't. */
export function readGoogle(
  clientId: string | undefined,
  { publicUrl, ownUrl, isDemo }: { publicUrl: string; ownUrl: string; isDemo: boolean },
): GoogleSettings | null {
  if (clientId) return realGoogle(clientId)
  if (!isDemo) return null
  const path = `${SANDBOX_PREFIX}/google`
  return {
    clientId: SANDBOX_GOOGLE_CLIENT,
    issuers: [publicUrl + path],
    // Without a host: the demo may be opened under any name of the machine.
    authorizeUrl: `${path}/authorize`,
    keysUrl: `${ownUrl}${path}/jwks`,
  }
}

export const isGoogleSandbox = (google: GoogleSettings | null) => google?.clientId === SANDBOX_GOOGLE_CLIENT
