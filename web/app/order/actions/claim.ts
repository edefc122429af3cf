import { ApiError } from '@tq/contract/errors.ts'
import { claimOrder, type Order } from '@tq/contract/order.ts'
import { call } from '../../lib/browser-call.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { forgetOrderToClaim, orderToClaim } from '../last-order.ts'

/** Before an order or the list of them is asked for: who made an account from a guest's order finds it there after logging in. */
export async function claimKept(): Promise<void> {
  const id = orderToClaim()
  if (id && storedToken()) await claim(id)
}

export async function claim(id: string): Promise<Order | null> {
  try {
    const { data, successMessage } = await call(claimOrder, { params: { id } })
    forgetOrderToClaim()
    if (successMessage) showToast(successMessage)
    return data
  } catch (error) {
    if (!(error instanceof ApiError)) return null
    forgetOrderToClaim()
    const isOthers = error.code === 'ORDER_NOT_FOUND'
    const sentence = isOthers ? 'Đơn này đặt bằng email khác nên chưa vào được tài khoản của bạn' : error.message
    showToast(sentence, { variant: 'warning', ms: 6000 })
    return null
  }
}
