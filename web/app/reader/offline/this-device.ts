import { readText, writeText } from '../../lib/state/local-storage.ts'

const DEVICE_KEY = 'device-id'

/** The same for whoever is logged in: else one browser would use up the five devices of a book by logging out and in. */
export function deviceId(): string {
  const known = readText(DEVICE_KEY)
  if (known) return known
  const made = crypto.randomUUID()
  writeText(DEVICE_KEY, made)
  return made
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/coc_coc_browser/, 'Cốc Cốc'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'máy Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** As somebody knows it again in the list of their devices. */
export function deviceName(agent = navigator.userAgent): string {
  const find = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1]
  const [browser = 'Trình duyệt', system] = [find(BROWSERS), find(SYSTEMS)]
  return system ? `${browser} trên ${system}` : browser
}

/** Sealing, keeping and a page without a network: all are there only on secure addresses, and not in every private window. */
export const canKeepBooks = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'indexedDB' in window &&
  Boolean(window.crypto?.subtle)
