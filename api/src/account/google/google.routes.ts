import * as contract from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { App } from '../../deps.ts'
import { plainPage } from '../../http/plain-page.ts'
import { serve } from '../../http/serve.ts'
import { countNonce } from '../limits.ts'
import { deviceOf } from '../session/device.ts'
import type { Keys } from '../signing-keys.ts'
import { loginByGoogle, openGoogleLogin, openIssuer, RETURN_PATH } from './google.ts'

/**
 * The answer stands behind the `#`, which no server sees. The window that asked may have been cut off from this one on
 * the way over the other service's pages, so it is told through a channel of our own origin as well.
 */
const HAND_OVER = `const answer=new URLSearchParams(location.hash.slice(1)),id_token=answer.get('id_token')
history.replaceState(null,'',location.pathname)
if(id_token){const said={type:'google-login',id_token}
if(opener)opener.postMessage(said,location.origin)
else new BroadcastChannel('google-login').postMessage(said)}
if(id_token||answer.has('error'))setTimeout(close,100)`

export function googleRoutes(app: App, keys: Keys) {
  const { publicUrl, limitsNetworks, google: settings } = app.deps.settings
  const google = settings && openIssuer(settings)
  serve(app, contract.openGoogleLogin, async ({ db, address }) => {
    if (!google) return { data: { nonce: '', clientId: '', authorizeUrl: null } }
    await countNonce(db, address)
    return { data: await openGoogleLogin(db, google, publicUrl) }
  })
  serve(app, contract.loginByGoogle, async ({ db, body, address, headers }) => {
    if (!google) throw new AppError('GOOGLE_LOGIN_FAILED')
    const token = await loginByGoogle(db, { keys, publicUrl, limitsNetworks }, google, body.id_token, {
      address,
      device: deviceOf(headers['user-agent']),
    })
    return { data: { token }, successMessage: 'Đăng nhập thành công' }
  })
  app.http.get(RETURN_PATH, async (_request, reply) =>
    plainPage(reply, {
      title: 'Đăng nhập bằng Google',
      body: '<p>Nếu cửa sổ này không tự đóng, bạn có thể đóng nó và thử lại.</p>',
      script: HAND_OVER,
    }),
  )
}
