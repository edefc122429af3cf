import { type ChosenMethod, listPaymentMethods } from '@tq/contract/order.ts'
import { call } from '../../lib/browser-call.ts'
import { usePart } from '../../lib/use-part.ts'

/** What can be paid by now. Until it is known everything may be chosen: the server has the last word. */
export function useOffered() {
  const { answer } = usePart(() => call(listPaymentMethods))
  return {
    isOffered: (wanted: ChosenMethod) => !answer || answer.data.some(({ method }) => method === wanted),
    isSandbox: answer?.data.some(({ isSandbox }) => isSandbox) ?? false,
  }
}
