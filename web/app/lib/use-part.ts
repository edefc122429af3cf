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
      // The answer that stands already changes nothing: a page is not drawn anew to say that there is nothing to say.
      (answer) => !isGone && setGiven((last) => (isAnswered(last, about, answer) ? last : { about, answer, failure: '' })),
      (error: unknown) => !isGone && setGiven((last) => ({ ...last, failure: failureWords(error) })),
    )
    return () => {
      isGone = true
    }
  }, [...about, round])
  const isOld = isOther(about, given.about)
  return { answer: given.answer, isOld, failure: given.failure, again: () => setRound((n) => n + 1) }
}

const isOther = (about: readonly unknown[], last: readonly unknown[]) => about.some((one, at) => !Object.is(one, last[at]))

const isAnswered = <A>(last: PartState<A>, about: readonly unknown[], answer: A) =>
  last.answer === answer && !last.failure && !isOther(about, last.about)
