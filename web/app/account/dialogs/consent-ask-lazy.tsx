import { createStore } from '../../lib/state/store.ts'
import { LazyDialog } from '../../shell/lazy-dialog.tsx'

/** Whoever came without the register form, by Google mostly, has never been asked about terms and privacy policy. */
export const needsConsent = createStore(false)

/** Few are asked, once: the question comes when it is needed. */
export function ConsentAskLazy() {
  return <LazyDialog isOpen={needsConsent.use()} onClose={needsConsent.reset} load={() => import('./consent-ask.tsx')} />
}
