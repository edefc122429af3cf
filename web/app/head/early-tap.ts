/** What a visitor pressed before the page could answer; `data-early-tap` shows that it was felt. */
declare global {
  interface Window {
    earlyTap?: HTMLButtonElement
  }
}

/** In the head: on a slow phone the page is seen seconds before its scripts run. Links and forms work by themselves, buttons wait. */
export const EARLY_TAP_SCRIPT = `addEventListener('click',function tap(e){if('hydrated'in document.documentElement.dataset)return removeEventListener('click',tap,true);var b=e.target.closest('button[type=button]');if(!b)return;if(window.earlyTap)delete earlyTap.dataset.earlyTap;window.earlyTap=b;b.dataset.earlyTap=''},true);`

/** Once the page is alive: the last such press is done. Earlier ones were the same impatience, or a change of mind. */
export function replayEarlyTap(): void {
  const button = window.earlyTap
  delete window.earlyTap
  if (!button) return
  delete button.dataset.earlyTap
  if (button.isConnected) button.click()
}
