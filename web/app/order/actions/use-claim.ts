import { ApiError } from '@tq/contract/errors.ts'
import { claimOrder, type Order } from '@tq/contract/order.ts'
import { useEffect } from 'react'
import { call } from '../../lib/browser-call.ts'
import { session } from '../../lib/state/session.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { forgetOrderToClaim, orderToClaim } from '../last-order.ts'

/** Who made an account from a guest's order finds it there after logging in. */
export function useClaim(onClaimed: (order: Order) => void): void {
  const isMember = session.use().roles.length > 0
  useEffect(() => {
    const id = orderToClaim()
    if (isMember && id) claim(id).then((order) => order && onClaimed(order))
  }, [isMember])
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
    const sentence = isOthers ? 'Đơn này đặt bằng địa chỉ thư khác nên chưa vào được tài khoản của bạn' : error.message
    showToast(sentence, { variant: 'warning', ms: 6000 })
    return null
  }
}
