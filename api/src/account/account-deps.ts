import type { Keys } from './signing-keys.ts'

/** What the calls about accounts need beside the database. */
export interface AccountDeps {
  keys: Keys
  /** Where the links of letters lead. */
  publicUrl: string
  /** Whether logins to one mailbox from one network are counted, right ones too. */
  limitsNetworks: boolean
}
