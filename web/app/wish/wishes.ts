import { ApiError } from '@tq/contract/errors.ts'
import { addWishes, listCardsOf, listWishedIds, MOST_WISHES, removeWish } from '@tq/contract/wish.ts'
import { useSyncExternalStore } from 'react'
import { call } from '../lib/browser-call.ts'
import { createStore } from '../lib/state/store.ts'
import { storedToken } from '../lib/state/stored-token.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import { keepWishes, keptWishes, WISH_KEY } from './kept-wishes.ts'

/** Which products have a filled heart, the newest first. */
export const wishedIds = createStore<readonly number[]>([])
/** Whose list it is: the browser's or the server's. Null until that is known and the list is there. */
export const wishOwner = createStore<'guest' | 'member' | null>(null)

/** A member's list by the server's last answer, and hearts pressed since. */
let known: readonly number[] = []
const pressed = new Map<number, boolean>()
let sending: Promise<void> = Promise.resolve()

/** Once it is known whether anybody is logged in. */
export function startWishes(): void {
  if (storedToken()) sending = loadMine()
  else {
    wishedIds.set(keptWishes())
    wishOwner.set('guest')
  }
}

/** Two tabs of a guest share one list. */
export function followWishesOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (wishOwner.get() === 'guest' && (event.key === WISH_KEY || event.key === null)) wishedIds.set(keptWishes())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

export function setWish(productId: number, isWished: boolean): void {
  const before = wishedIds.get()
  if (before.includes(productId) === isWished) return
  if (isWished && before.length >= MOST_WISHES) {
    refuse(`Danh sách yêu thích đã đủ ${MOST_WISHES} sản phẩm, bạn bỏ bớt rồi thêm nhé`)
  } else if (wishOwner.get() !== 'guest') {
    pressed.set(productId, isWished)
    show()
    sending = sending.then(() => send(productId, isWished))
  } else {
    wishedIds.set(isWished ? [productId, ...before] : before.filter((id) => id !== productId))
    keepWishes(wishedIds.get())
  }
}

/** False on the server and until hydration is done: pages are the same for everybody. */
export const useIsWished = (productId: number): boolean =>
  useSyncExternalStore(
    wishedIds.subscribe,
    () => wishedIds.get().includes(productId),
    () => false,
  )

const refuse = (message: string) => showToast(message, { variant: 'error' })

function show(): void {
  const added = [...pressed].filter(([id, isWished]) => isWished && !known.includes(id)).map(([id]) => id)
  wishedIds.set([...added.reverse(), ...known.filter((id) => pressed.get(id) !== false)])
}

/** Sends presses one after the other, so that the last one wins. A refused press is shown as undone. */
async function send(productId: number, isWished: boolean): Promise<void> {
  // The heart was pressed again before this was sent: the later press is sent instead.
  if (pressed.get(productId) !== isWished) return
  try {
    if (known.includes(productId) !== isWished) {
      const { data } = isWished
        ? await call(addWishes, { body: { productIds: [productId] } })
        : await call(removeWish, { params: { productId } })
      known = data
    }
  } catch (error) {
    if (isWished || !isRefused(error)) refuse(sentenceOf(error))
    // Removed on another device already.
    else known = known.filter((id) => id !== productId)
  }
  if (pressed.get(productId) === isWished) pressed.delete(productId)
  show()
}

async function loadMine(): Promise<void> {
  const kept = keptWishes()
  try {
    known = kept.length > 0 ? await handOver(kept) : (await call(listWishedIds)).data
  } catch {
    // The server can't be reached: the guest's list stays here and is merged at the next page load.
    known = kept
  }
  show()
  wishOwner.set('member')
}

/**
 * Merges the guest's list into the member's and clears it only after the answer; sending it again would change nothing. Books that
 * find no room stay in the browser and are tried at each page load; books no longer sold are dropped.
 */
async function handOver(kept: number[]): Promise<number[]> {
  const mine = await offer(kept)
  const left = await stillSold(kept.filter((id) => !mine.includes(id)))
  keepWishes(keptWishes().filter((id) => !kept.includes(id) || left.includes(id)))
  if (left.length > 0) tellNoRoom(left.length)
  return mine
}

/** Adds these to the member's list and returns it; if the server refuses all, the list as it is. */
async function offer(productIds: number[]): Promise<number[]> {
  try {
    return (await call(addWishes, { body: { productIds } })).data
  } catch (error) {
    if (!isRefused(error)) throw error
    return (await call(listWishedIds)).data
  }
}

async function stillSold(productIds: number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  return (await call(listCardsOf, { body: { productIds } })).data.map(({ id }) => id)
}

const TOLD_KEY = 'wish-list-told'
const TOLD_MS = 8000

/** Once a visit: it is the same at every start until there is room. */
function tellNoRoom(count: number): void {
  try {
    if (window.sessionStorage.getItem(TOLD_KEY) === String(count)) return
    window.sessionStorage.setItem(TOLD_KEY, String(count))
  } catch {
    // Blocked: then it is said each time.
  }
  const message = `Danh sách yêu thích đã đủ ${MOST_WISHES} sản phẩm: ${count} sản phẩm chọn trước khi đăng nhập còn ở trình duyệt này, bạn bỏ bớt rồi tải lại trang nhé`
  showToast(message, { variant: 'warning', ms: TOLD_MS })
}

/** The server refused the request: sending it again would not help. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)

const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Chưa lưu được vào danh sách yêu thích, bạn kiểm tra kết nối rồi thử lại nhé'
