import { MEMBER_SCRIPT } from '../../lib/state/session.ts'
import { settingsScript } from '../../lib/state/settings.ts'
import { CONSENT_SCRIPT } from '../../visits/consent.ts'
import { lowerPartsScript } from '../deferred-layout.ts'
import { AWAIT_FONTS_SCRIPT } from '../fonts.ts'
import { MISSING_PART_SCRIPT } from '../missing-part.ts'
import { earlyPressScript } from './early-press.ts'

/** They have run when React takes the page over, which leaves them as they stand: no browser fetches their text a second time. */
export const FIRST_SCRIPT = import.meta.env.SSR
  ? settingsScript() +
    MEMBER_SCRIPT +
    CONSENT_SCRIPT +
    lowerPartsScript() +
    earlyPressScript() +
    AWAIT_FONTS_SCRIPT +
    MISSING_PART_SCRIPT
  : ''
