import type { Order } from '@tq/contract/order.ts'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { PageData } from '../lib/page-data.ts'
import { pauseMs } from './view/order-words.ts'

/** An order is looked at again by itself while its money is on the way; not while nobody looks. */
export function useOrderWatch(loaded: PageData<{ order: Order }>): void {
  const { revalidate } = useRevalidator()
  const order = loaded.data?.order
  const id = order?.id
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [id])
  // Every answer, also one that did not come, begins the next pause.
  useEffect(() => {
    const pause = order ? pauseMs(order, Date.now() - openedAt.current) : null
    if (pause === null) return
    const isSeen = () => document.visibilityState === 'visible'
    let timer = isSeen() ? setTimeout(revalidate, pause) : undefined
    const onVisibility = () => {
      clearTimeout(timer)
      if (isSeen()) timer = setTimeout(revalidate)
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [loaded])
}
