import { ApiError } from '@tq/contract/errors.ts'
import { getOrder, type Order } from '@tq/contract/order.ts'
import { useEffect, useState } from 'react'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { pauseMs } from './view/order-words.ts'

/** An order that is looked at again by itself while its money is on the way; not while nobody looks. */
export function useLiveOrder(id: string) {
  const [order, setOrder] = useState<Order | null>(null)
  const [failure, setFailure] = useState<{ isMissing: boolean; message: string } | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const openedAt = Date.now()
    let isGone = false
    let isAsking = false
    let pause: number | null = null
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      clearTimeout(timer)
      if (isAsking) return
      isAsking = true
      try {
        const { data } = await call(getOrder, { params: { id } })
        if (isGone) return
        setOrder(data)
        setFailure(null)
        pause = pauseMs(data, Date.now() - openedAt)
      } catch (error) {
        if (isGone) return
        const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
        setFailure({ isMissing, message: failureWords(error) })
      }
      isAsking = false
      if (pause !== null && document.visibilityState === 'visible') timer = setTimeout(ask, pause)
    }
    const onVisibility = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && pause !== null) ask()
    }
    ask()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [id, round])
  return { order, failure, setOrder, again: () => setRound((n) => n + 1) }
}
