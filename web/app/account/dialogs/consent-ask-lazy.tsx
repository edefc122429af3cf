import { createStore } from '../../lib/state/store.ts'
import { LazyDialog } from '../../shell/lazy-dialog.tsx'

/** People who never saw the register form, mostly from Google, have not been asked about terms and privacy policy. */
export const needsConsent = createStore(false)

/** Loaded only for those who must be asked: they are few. */
export function ConsentAskLazy() {
  return <LazyDialog isOpen={needsConsent.use()} onClose={needsConsent.reset} load={() => import('./consent-ask.tsx')} />
}
