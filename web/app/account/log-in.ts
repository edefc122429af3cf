import { CART_KEY } from '../cart/offline-cart.ts'
import { removeStored } from '../lib/local-storage.ts'
import { keepToken } from '../lib/session.ts'
import { showToast } from '../ui/toast-store.ts'
import { registration } from './registration.ts'
import { safePath } from './safe-path.ts'

/** SPEC §9 */
const MESSAGE_MS = 500
const RELOAD_AFTER_MS = 200
/** SPEC §9: the voucher code a guest had typed. */
const VOUCHER_KEY = 'code'

/** SPEC §4: token kept, the guest's cart and code cleared, a short message, then the page is loaded anew as this person. */
export async function finishLogin(token: string, goTo?: string | null): Promise<void> {
  if (!keepToken(token)) {
    showToast('Trình duyệt không cho lưu đăng nhập; hãy bật bộ nhớ cho trang này', { variant: 'error' })
    return
  }
  registration.clear()
  await handOverCart()
  removeStored(CART_KEY, VOUCHER_KEY)
  showToast('Đăng nhập thành công', { ms: MESSAGE_MS })
  setTimeout(() => {
    if (goTo) window.location.assign(safePath(goTo))
    else window.location.reload()
  }, RELOAD_AFTER_MS)
}

/** The one place between logging in and clearing: the server's cart will take the guest's lines over here. */
async function handOverCart(): Promise<void> {}
