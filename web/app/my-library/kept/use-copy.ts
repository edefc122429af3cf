import { askForCopy, type Copy, listCopies } from '@tq/contract/reading/copy.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'

/** Soon at first, then rarely: a long PDF takes some seconds, a busy worker longer. */
const WAITS_MS = [1000, 1500, 2500, 4000]
const MOST_QUESTIONS = 30

export const COPY_FAILED = 'Chưa tạo được bản tải về, bạn thử lại nhé'
const SLOW = 'Bản của bạn còn đang được chuẩn bị, bạn quay lại trang này sau ít phút nhé'

interface CopyState {
  state: 'idle' | 'preparing' | 'fetched'
  failure: string
  /** How often it may still be fetched, once that is known anew. */
  left: number | null
}

/** Asks for the copy that carries one's name, waits until it is made, and lets the browser fetch it. */
export function useCopy(productId: number) {
  const [asked, setAsked] = useState<CopyState>({ state: 'idle', failure: '', left: null })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const ask = async () => {
    setAsked((now) => ({ ...now, state: 'preparing', failure: '' }))
    try {
      const copy = await whenReady(productId, () => isGone.current)
      if (!copy) return
      fetchFile(copy)
      setAsked({ state: 'fetched', failure: '', left: Math.max(0, copy.left - 1) })
    } catch (error) {
      setAsked((now) => ({ ...now, state: 'idle', failure: failureWords(error) }))
    }
  }
  return { ...asked, ask }
}

/** Null when the page was left meanwhile. */
async function whenReady(productId: number, isGone: () => boolean): Promise<Copy | null> {
  let { data: copy } = await call(askForCopy, { params: { productId } })
  for (let n = 0; n < MOST_QUESTIONS && !isGone(); n++) {
    if (copy.url) return copy
    await new Promise((done) => setTimeout(done, WAITS_MS[Math.min(n, WAITS_MS.length - 1)]))
    if (isGone()) return null
    copy = await lookAgain(copy)
    if (copy.state === 'failed') throw new Error(COPY_FAILED)
  }
  if (isGone()) return null
  throw new Error(SLOW)
}

/** Only looked at: one that failed would be begun anew if it were asked for. */
async function lookAgain(copy: Copy): Promise<Copy> {
  const { data } = await call(listCopies, { query: { productId: copy.productId } })
  return data.find(({ id }) => id === copy.id) ?? copy
}

function fetchFile({ url, fileName }: Copy): void {
  const link = document.createElement('a')
  link.href = url ?? ''
  link.download = fileName
  link.click()
}
