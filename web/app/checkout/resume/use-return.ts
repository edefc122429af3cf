import { useEffect, useState } from 'react'
import { askForLogin } from '../../account/dialogs/account-dialog-store.ts'
import { keepAtEnd } from '../../lib/state/ended-login.ts'
import { isSessionKnown, session } from '../../lib/state/session.ts'
import { dropReturn, hasReturn, type ReturnStep, sealStep, takeReturn } from './sealed-step.ts'

export const LOGIN_AGAIN = 'Đăng nhập lại để đặt hàng tiếp: giỏ hàng và thông tin đã điền vẫn còn.'

/** waiting: not known yet · loginAgain: a login ended here · ready: go on, at that step if there is one. */
export type Return = { is: 'waiting' } | { is: 'loginAgain'; goOnAsGuest(): void } | { is: 'ready'; step: ReturnStep | null }

/** A way to the till survives the end of a login: the same person stands at the same step again. */
export function useReturn(): Return {
  const isKnown = isSessionKnown.use()
  const { userId } = session.use()
  const [now, setNow] = useState<Return>({ is: 'waiting' })
  useEffect(() => keepAtEnd(sealStep), [])
  useEffect(() => {
    if (!isKnown) return
    const ready = (step: ReturnStep | null) => setNow({ is: 'ready', step })
    if (!hasReturn()) return ready(null)
    if (userId) {
      void takeReturn(userId).then(ready)
      return
    }
    const goOnAsGuest = () => {
      dropReturn()
      ready(null)
    }
    setNow({ is: 'loginAgain', goOnAsGuest })
    askForLogin(LOGIN_AGAIN)
  }, [isKnown, userId])
  return now
}
