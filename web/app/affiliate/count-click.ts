import { readStored, writeStored } from '../lib/state/local-storage.ts'

/** SPEC §9 keeps the code itself under `affiliateCode`; this is only the day it was last counted here. */
const KEY = 'affiliate-click'
const PATH = '/api/Affiliate/Click'
const VIETNAM_AHEAD_MS = 7 * 60 * 60 * 1000

export const dayOf = (now: number) => new Date(now + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)

/** Once a day for each browser and code. Nothing about the reader is sent; browsers that send "do not track" are not counted. */
export function countClick(code: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  const mark = `${code.toUpperCase()} ${dayOf(Date.now())}`
  if (readStored(KEY, (value) => value) === mark || !writeStored(KEY, mark)) return
  const body = JSON.stringify({ code })
  fetch(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined)
}
