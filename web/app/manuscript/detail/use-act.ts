import { ApiError } from '@tq/contract/errors.ts'
import { getDraft } from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { useManuscript } from './manuscript-context.ts'

interface Act {
  send(): Promise<{ data: ManuscriptDetail; successMessage?: string | null | undefined }>
  /** Whether it was done, as the manuscript stands now: asked when the answer was lost on its way. */
  isDone(now: ManuscriptDetail): boolean
}

/**
 * Does one thing to the manuscript, once. Refused because the desk changed it meanwhile: says so and shows how it stands now. An answer
 * that was lost is no reason to send twice: the manuscript tells whether it came through.
 */
export function useAct() {
  const { manuscript, guestKey, show } = useManuscript()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isUnderWay = useRef(false)
  const isUnsure = useRef(false)

  async function standsNow(): Promise<ManuscriptDetail | null> {
    try {
      const { data } = await call(getDraft, { params: { id: manuscript.id }, query: { key: guestKey } })
      isUnsure.current = false
      return data
    } catch {
      return null
    }
  }

  async function attempt({ send, isDone }: Act): Promise<boolean> {
    const before = isUnsure.current ? await standsNow() : null
    if (before && isDone(before)) return shown(before)
    try {
      const { data, successMessage } = await send()
      return await shown(data, successMessage)
    } catch (error) {
      const isLost = !(error instanceof ApiError) || error.status >= 500
      isUnsure.current = isLost
      const now = isLost || error.status === 409 ? await standsNow() : null
      if (now && isDone(now)) return shown(now)
      if (now) await show(now)
      setFailure(failureWords(error))
      return false
    }
  }

  async function shown(data: ManuscriptDetail, sentence?: string | null): Promise<boolean> {
    await show(data)
    if (sentence) showToast(sentence)
    return true
  }

  /** True: it was done. */
  async function act(what: Act): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setIsBusy(true)
    setFailure('')
    try {
      return await attempt(what)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return { act, isBusy, failure, fail: setFailure }
}
