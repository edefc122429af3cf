import { type GoogleSettings, realGoogle } from '@tq/api/account/google/settings.ts'
import { SANDBOX_GOOGLE_CLIENT } from '@tq/sandbox/keys.ts'
import { SANDBOX_PREFIX } from './payment-config.ts'

const PATH = `${SANDBOX_PREFIX}/google`
const AUTHORIZE = `${PATH}/authorize`

/** The stand-in is there only in the demo, and only as long as the real one isn't. */
export function readGoogle(
  clientId: string | undefined,
  { publicUrl, ownUrl, isDemo }: { publicUrl: string; ownUrl: string; isDemo: boolean },
): GoogleSettings | null {
  if (clientId) return realGoogle(clientId)
  if (!isDemo) return null
  return {
    clientId: SANDBOX_GOOGLE_CLIENT,
    issuers: [publicUrl + PATH],
    // Without a host: the demo may be opened under any name of the machine.
    authorizeUrl: AUTHORIZE,
    keysUrl: `${ownUrl}${PATH}/jwks`,
  }
}

export const isGoogleSandbox = (google: GoogleSettings | null) => google?.authorizeUrl === AUTHORIZE
