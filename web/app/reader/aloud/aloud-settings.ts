import { readStored, writeStored } from '../../lib/state/local-storage.ts'

export const RATES = [0.75, 1, 1.25, 1.5, 2] as const

export interface AloudSettings {
  rate: (typeof RATES)[number]
  /** `voiceURI` of the voice that was chosen; null: the first. */
  voice: string | null
}

const KEY = 'read-aloud'

export function loadAloudSettings(): AloudSettings {
  const kept = readStored(KEY, (value) => value as Partial<AloudSettings> | null)
  return {
    rate: RATES.find((rate) => rate === kept?.rate) ?? 1,
    voice: typeof kept?.voice === 'string' ? kept.voice : null,
  }
}

export const keepAloudSettings = (settings: AloudSettings) => writeStored(KEY, settings)
