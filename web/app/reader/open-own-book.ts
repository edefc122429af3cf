import { openBook } from '@tq/contract/reading/book.ts'
import { replace } from 'react-router'
import { call } from '../lib/browser-call.ts'
import { keptNote } from '../lib/state/kept-books.ts'
import { storedToken } from '../lib/state/stored-token.ts'
import { takeEarlyBook } from './early/handover.ts'
import type { OwnBook } from './offline/open-kept.ts'
import { isReadOffline } from './offline/read-offline.ts'

/** From the server; from this device too, if it keeps the book. */
export async function openOwnBook(address: string): Promise<OwnBook> {
  const own = await open(address)
  isReadOffline.set(own.isOffline)
  return own
}

async function open(address: string): Promise<OwnBook> {
  const ask = () => call(openBook, { params: { productId: address } })
  const productId = Number(/\d+$/.exec(address)?.[0])
  if (!keptNote()?.productIds.includes(productId)) {
    const book = (await takeEarlyBook(address)) ?? (await ask()).data
    return { book, isOffline: false }
  }
  const { openKept } = await import('./offline/open-kept.ts')
  return openKept(productId, ask)
}

/** Nobody can log in without a network: the list of kept books opens, and says so. */
export async function toShelfWithoutNetwork(_: unknown, next: () => Promise<unknown>): Promise<void> {
  if (!storedToken() && navigator.serviceWorker?.controller && !(await isReachable())) throw replace('/doc-sach')
  await next()
}

/** Browsers take any network for the right one: the login page would be tried again and again. */
const isReachable = (): Promise<boolean> =>
  fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
