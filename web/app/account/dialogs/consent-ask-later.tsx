import { createStore } from '../../lib/store.ts'
import { Later } from '../../shell/later.tsx'

/** Whoever came without the register form, by Google mostly, has never been asked about terms and privacy policy. */
export const needsConsent = createStore(false)

/** Few are asked, once: the question comes when it is needed. */
export function ConsentAskLater() {
  return <Later isOpen={needsConsent.use()} onClose={needsConsent.reset} load={() => import('./consent-ask.tsx')} />
}
