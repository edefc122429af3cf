import { getMyVotes, type MyVotes, voteHelpful } from '@tq/contract/review.ts'
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { askForLogin } from '../account/dialogs/account-dialog-store.ts'
import { call } from '../lib/browser-call.ts'
import { formatNumber } from '../lib/format.ts'
import { session } from '../lib/state/session.ts'
import { usePart } from '../lib/use-part.ts'
import { Button } from '../ui/form/button.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'

/** The page is the same for everybody; which of its reviews I voted for comes after it, for members only. */
export function useMyVotes(productId: number): { votes: MyVotes | null; askAgain(): void } {
  const { userId } = session.use()
  const load = async () => (userId ? (await call(getMyVotes, { query: { productId } })).data : null)
  const { answer, isOld, again } = usePart(load, userId, productId)
  // Without it the buttons still work: a second vote changes nothing.
  return { votes: isOld ? null : answer, askAgain: again }
}

export function HelpfulButton({
  id,
  name,
  helpful,
  votes,
}: {
  id: number
  name: string
  helpful: number
  votes: MyVotes | null
}) {
  const { userId } = session.use()
  /** What I pressed since the page came. */
  const [pressed, setPressed] = useState<{ helpful: number; isHelpful: boolean } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isOn = pressed?.isHelpful ?? votes?.helpful.includes(id) ?? false
  const count = pressed?.helpful ?? helpful
  const vote = async () => {
    if (!userId) return askForLogin('Đăng nhập để bình chọn đánh giá hữu ích')
    setIsBusy(true)
    try {
      setPressed((await call(voteHelpful, { params: { id }, body: { isHelpful: !isOn } })).data)
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  const words = count > 0 ? `Hữu ích (${formatNumber(count)})` : 'Hữu ích'
  if (votes?.own.includes(id)) return count > 0 ? <span>{formatNumber(count)} người thấy hữu ích</span> : null
  return (
    <Button
      isSmall
      look="text"
      aria-pressed={isOn}
      aria-label={`${words}: đánh giá của ${name}`}
      onClick={() => !isBusy && vote()}
    >
      <ThumbsUp size="1.6rem" aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} /> {words}
    </Button>
  )
}
