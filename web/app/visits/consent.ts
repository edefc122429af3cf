import { readStored, writeStored } from '../lib/state/local-storage.ts'
import { createStore } from '../lib/state/store.ts'

/** The text people agree to; a new one asks again. */
const TEXT_VERSION = 1
const KEY = 'consent'

export interface Consent {
  pageViews: boolean
  version: number
  /** When it was decided, ISO 8601. */
  at: string
}

/** Null: not decided, so nothing is measured. */
export const consent = createStore<Consent | null>(null, { isKept: true })

/** In the head, before the first paint: hides the question from people who have decided, or whose browser sends "do not track". */
export const CONSENT_SCRIPT = `try{var c=JSON.parse(localStorage.getItem('${KEY}')||'null');if(!(c&&c.version===${TEXT_VERSION})&&navigator.doNotTrack!=='1'&&!navigator.globalPrivacyControl)document.documentElement.dataset.consent='ask'}catch(_){};`

export function loadConsent(): void {
  consent.set(readStored(KEY, readConsent))
}

export function decide(pageViews: boolean): void {
  const decided = { pageViews, version: TEXT_VERSION, at: new Date().toISOString() }
  consent.set(decided)
  delete document.documentElement.dataset.consent
  writeStored(KEY, decided)
}

/** What the browser says for its owner goes before what was clicked. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return consent.get()?.pageViews === true && doNotTrack !== '1' && !globalPrivacyControl
}

export function readConsent(value: unknown): Consent | null {
  const { pageViews, version, at } = (value ?? {}) as Partial<Record<keyof Consent, unknown>>
  return typeof pageViews === 'boolean' && version === TEXT_VERSION && typeof at === 'string' ? { pageViews, version, at } : null
}
