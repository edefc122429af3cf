/** The order this visit is about: pages that lost their way lead back to it. */
const LAST_KEY = 'last-order'
/** A guest's order that goes into the account being made. */
const CLAIMED_KEY = 'order-to-claim'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const keepLastOrder = (id: string) => write(LAST_KEY, id)
export const lastOrder = () => read(LAST_KEY)
export const keepOrderToClaim = (id: string) => write(CLAIMED_KEY, id)
export const orderToClaim = () => read(CLAIMED_KEY)
export const forgetOrderToClaim = () => write(CLAIMED_KEY, '')

function read(key: string): string | null {
  try {
    const id = window.sessionStorage.getItem(key) ?? ''
    return ID.test(id) ? id : null
  } catch {
    return null
  }
}

function write(key: string, id: string): void {
  try {
    window.sessionStorage.setItem(key, id)
  } catch {
    // Blocked: then there is no way back but the letter.
  }
}
