import { ABOUT_PAGE } from './about-page.ts'
import { AFFILIATE_TERMS_PAGE } from './affiliate-terms-page.ts'
import { BUYING_GUIDE_PAGE } from './buying-guide-page.ts'
import { COOPERATION_PAGE } from './cooperation-page.ts'
import { INSPECTION_PAGE } from './inspection-page.ts'
import { LOGO_PAGE } from './logo-page.ts'
import { MISSION_PAGE } from './mission-page.ts'
import { ORGANISATION_PAGE } from './organisation-page.ts'
import { PURCHASE_POLICY_PAGE } from './purchase-policy-page.ts'
import { RETURNS_PAGE } from './returns-page.ts'
import { SHIPPING_PAGE } from './shipping-page.ts'
import { SUPPORT_PAGE } from './support-page.ts'
import { TERMS_OF_USE_PAGE } from './terms-of-use-page.ts'
import { TRANSACTION_TERMS_PAGE } from './transaction-terms-page.ts'
import type { PageText } from './types.ts'

export { ORGANISATION } from './organisation.ts'
export { QUESTIONS } from './questions.ts'

/** The pages of SPEC §2.3 that are loaded by key; `gioi-thieu-old` reads `gioi-thieu` too, and the privacy policy is news. */
export const PAGES: PageText[] = [
  ABOUT_PAGE,
  MISSION_PAGE,
  ORGANISATION_PAGE,
  LOGO_PAGE,
  COOPERATION_PAGE,
  BUYING_GUIDE_PAGE,
  SHIPPING_PAGE,
  RETURNS_PAGE,
  INSPECTION_PAGE,
  PURCHASE_POLICY_PAGE,
  TRANSACTION_TERMS_PAGE,
  TERMS_OF_USE_PAGE,
  AFFILIATE_TERMS_PAGE,
  SUPPORT_PAGE,
]
