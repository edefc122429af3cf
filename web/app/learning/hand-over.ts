import { call } from '../lib/browser-call.ts'
import { hasGuestProgress } from './guest-progress.ts'

let handing: Promise<void> | undefined

/** What was learnt in this browser before the login becomes the member's; who shows a member's progress waits for it. Never fails. */
export function handOverGuestProgress(): Promise<void> {
  handing ??= hasGuestProgress() ? send() : Promise.resolve()
  return handing
}

/** Rarely needed, so it is not part of the page. What could not be sent stays, and is tried at the next page. */
async function send(): Promise<void> {
  try {
    const { sendGuestProgress } = await import('./send-guest-progress.ts')
    await sendGuestProgress(call)
  } catch {
    // No network: the page shows what the server knew, and what is kept here.
  }
}
