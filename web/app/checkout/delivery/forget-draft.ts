export const DRAFT_KEY = 'delivery-form'

/** After ordering or logging out, so that the next person does not find what was typed. Apart: every page can see a logout. */
export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Blocked: then there is nothing either.
  }
}
