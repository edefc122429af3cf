import { type ReactNode, useEffect } from 'react'
import { APP_TOKEN_SCRIPT, tellApp } from '../../learning/app-token.ts'
import { InAppContext } from '../../learning/lesson/learner/frame.ts'
import { LoginInvite } from '../../learning/lesson/login-invite.tsx'

const REASON = 'Bạn cần đăng nhập để mở bài làm của mình.'

export interface OwnFrameProps {
  isInApp: boolean
  /** In the app, with nobody there. */
  isLoggedOut?: boolean
  children: ReactNode
}

/** Inside the app the person is taken over before anything else runs. */
export function OwnFrame({ isInApp, isLoggedOut = false, children }: OwnFrameProps) {
  useEffect(() => {
    if (isInApp && isLoggedOut) tellApp({ type: 'login', reason: REASON })
  }, [isInApp, isLoggedOut])
  if (!isInApp) return children
  return (
    <InAppContext value={true}>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APP_TOKEN_SCRIPT }} />
      {isLoggedOut ? (
        <div className="wrap">
          <h1>Bài làm của tôi</h1>
          <LoginInvite reason={REASON} isMain />
        </div>
      ) : (
        children
      )}
    </InAppContext>
  )
}
