import { useEffect, useState } from 'react'
import { failureWords } from './failure-words.ts'

interface PartState<A> {
  about: readonly unknown[]
  answer: A | null
  failure: string
}

/**
 * What one part of a page asks for when it appears: a dialog, a list inside a form, a shelf further down. What the page itself
 * is about comes by its loader. Asked again when `about` changes; the last answer stands meanwhile (`isOld`).
 */
export function usePart<A>(load: () => Promise<A>, ...about: readonly unknown[]) {
  const [given, setGiven] = useState<PartState<A>>({ about, answer: null, failure: '' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    setGiven((last) => (last.failure ? { ...last, failure: '' } : last))
    load().then(
      (answer) => !isGone && setGiven({ about, answer, failure: '' }),
      (error: unknown) => !isGone && setGiven((last) => ({ ...last, failure: failureWords(error) })),
    )
    return () => {
      isGone = true
    }
  }, [...about, round])
  const isOld = about.some((one, at) => !Object.is(one, given.about[at]))
  return { answer: given.answer, isOld, failure: given.failure, again: () => setRound((n) => n + 1) }
}
