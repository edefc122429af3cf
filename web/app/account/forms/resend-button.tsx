import { Button } from '../../ui/form/button.tsx'
import styles from '../dialogs/account-dialogs.module.css'
import { useWait } from './use-wait.ts'

const RESEND_AFTER_S = 60

export interface ResendButtonProps {
  send(): Promise<void>
  onFailure(error: unknown): void
  /** The last letter is old: no wait. */
  isReady?: boolean
}

/** One more letter, after a visible wait. `send` throws when it can't be had. */
export function ResendButton({ send, onFailure, isReady }: ResendButtonProps) {
  const [left, restart] = useWait(RESEND_AFTER_S, isReady ? 0 : RESEND_AFTER_S)
  const press = async () => {
    try {
      await send()
      restart()
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <p className={styles.turn}>
      Chưa nhận được thư?{' '}
      <Button look="text" isSmall disabled={left > 0} onClick={press}>
        {left > 0 ? `Gửi lại mã sau ${left} giây` : 'Gửi lại mã'}
      </Button>
    </p>
  )
}
