import { dropOffline } from '@tq/contract/reading/copy.ts'
import { callWhileLeaving } from '../../lib/browser-call.ts'
import { keptNote } from '../../lib/state/kept-books.ts'
import { deviceId } from './this-device.ts'

/** Whoever logs out keeps nothing here: the lists of devices say so, if the network lets them. Before the session ends. */
export function leaveDeviceLists(): void {
  for (const productId of keptNote()?.productIds ?? [])
    callWhileLeaving(dropOffline, { params: { productId: String(productId), deviceId: deviceId() } }).catch(() => undefined)
}
