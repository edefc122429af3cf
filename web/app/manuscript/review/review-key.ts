const REVIEW_KEY = 'review-key'

/** Where the browser blocks its storage, it lasts until the page is loaded anew. */
let held = ''

/** Of the invitation that this tab was opened with. */
export function keepReviewKey(key: string): void {
  held = key
  try {
    window.sessionStorage.setItem(REVIEW_KEY, key)
  } catch {
    // Blocked: held above.
  }
}

export function reviewKey(): string {
  try {
    return window.sessionStorage.getItem(REVIEW_KEY) ?? held
  } catch {
    return held
  }
}
