import { login } from '@tq/contract/account/sessions.ts'
import { loadMemberCart, tellAfterReload } from '../cart/data/start-cart.ts'
import { call } from '../lib/browser-call.ts'
import { keepToken } from '../lib/state/session.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import { drafted } from './dialogs/account-dialog-store.ts'
import { registration } from './forms/registration.ts'
import { safePath } from './safe-path.ts'

/** SPEC §9 */
const MESSAGE_MS = 500
const RELOAD_AFTER_MS = 200
/** The longest wait for merging the cart; if it takes longer, the next page tries again. */
const HAND_OVER_MS = 5000

/** SPEC §4: token kept, the guest's cart and code cleared, a short message, then the page is loaded anew as this person. */
export async function finishLogin(token: string, goTo?: string | null): Promise<void> {
  if (!keepToken(token)) {
    showToast('Trình duyệt không cho lưu đăng nhập; hãy bật bộ nhớ cho trang này', { variant: 'error' })
    return
  }
  registration.clear()
  await handOverCart()
  showToast('Đăng nhập thành công', { ms: MESSAGE_MS })
  setTimeout(() => {
    if (goTo) window.location.assign(safePath(goTo))
    else window.location.reload()
  }, RELOAD_AFTER_MS)
}

/**
 * SPEC §4: a registration ends in a login. It goes by itself with the password that was typed a minute ago and is still in this page's
 * memory; false when it is gone, after a reload say, or not accepted: then the login form asks for it.
 */
export async function logInAfterRegistration(email: string): Promise<boolean> {
  const { Password } = drafted()
  if (!Password) return false
  try {
    const { data } = await call(login, { body: { Email: email, Password, remember: false } })
    await finishLogin(data.token)
    return true
  } catch {
    return false
  }
}

/** The guest's lines go to the server's cart before they are cleared here; without a network they stay, and are tried again. */
async function handOverCart(): Promise<void> {
  const handed = loadMemberCart().then((cart) => cart.handOverCart())
  const late = new Promise<null>((done) => setTimeout(done, HAND_OVER_MS, null))
  try {
    const sentence = await Promise.race([handed, late])
    if (sentence) tellAfterReload(sentence)
  } catch {
    // Tried again at the next start.
  }
}
