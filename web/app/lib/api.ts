import type { Call } from '@tq/contract/http/call.ts'
import { createContext } from 'react-router'

/** The server puts a `call` here for each page it renders; it knows which answers the page was made from. */
export const apiContext = createContext<Call>()

/** What the program was set up with, as far as pages show it. */
export interface SiteSettings {
  /** SPEC §7: where videos of sold courses come from; empty when it is this site. */
  adminHost: string
  hasGoogleLogin: boolean
}

export const NO_SETTINGS: SiteSettings = { adminHost: '', hasGoogleLogin: false }

export const siteSettingsContext = createContext<SiteSettings>(NO_SETTINGS)
