import { HIGHEST_PRODUCT_ID } from '@tq/contract/cart/limits.ts'
import { getRestockWish, removeRestockWish } from '@tq/contract/restock.ts'
import { type ComponentType, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { readStored, writeStored } from '../../../lib/state/local-storage.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import styles from './restock-form.module.css'

/** What guests asked for in this browser: ids only, no mailbox, since others may use the same machine. */
const KEY = 'restock-asked'
const MOST = 50

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_PRODUCT_ID

const askedHere = (): number[] => readStored(KEY, (value) => (Array.isArray(value) ? value.filter(isId) : null)) ?? []

export function noteAsked(productId: number, isAsked = true): void {
  const others = askedHere().filter((id) => id !== productId)
  writeStored(KEY, isAsked ? [productId, ...others].slice(0, MOST) : others)
}

export type Asked = ComponentType<{ onStopped(): void }>

/** What stands in place of the form for whoever asked on an earlier visit: of a member the server knows, of a guest this browser. */
export async function findAsked(productId: number, isMember: boolean): Promise<Asked | null> {
  if (!isMember) return askedHere().includes(productId) ? ({ onStopped }) => <OfGuest {...{ productId, onStopped }} /> : null
  const { data } = await call(getRestockWish, { params: { productId } })
  return data.isAsked ? ({ onStopped }) => <OfMember {...{ productId, onStopped }} /> : null
}

interface StopProps {
  productId: number
  onStopped(): void
}

const TITLE = 'Đã đăng ký báo khi có hàng'

function OfMember({ productId, onStopped }: StopProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function stop() {
    setIsBusy(true)
    try {
      const { successMessage } = await call(removeRestockWish, { params: { productId } })
      showToast(`${successMessage}.`)
      onStopped()
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    }
    setIsBusy(false)
  }
  const action = (
    <Button isSmall isBusy={isBusy} onClick={stop}>
      Thôi báo
    </Button>
  )
  return (
    <Notice tone="success" className={styles.said} title={TITLE} action={action}>
      Chúng tôi gửi một thư cho bạn khi có hàng trở lại.
    </Notice>
  )
}

/** Only the letter has the key to a guest's request: that is where it is ended. */
function OfGuest({ productId, onStopped }: StopProps) {
  const forget = () => {
    noteAsked(productId, false)
    onStopped()
  }
  const action = (
    <Button isSmall onClick={forget}>
      Dùng email khác
    </Button>
  )
  return (
    <Notice tone="success" className={styles.said} title={TITLE} action={action}>
      Thư xác nhận đã gửi tới hộp thư của bạn; trong thư có liên kết để xác nhận và để ngừng.
    </Notice>
  )
}
