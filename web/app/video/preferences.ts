import { readStored, writeStored } from '../lib/state/local-storage.ts'
import { createStore } from '../lib/state/store.ts'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const
export const CAPTION_SIZES = ['small', 'medium', 'large'] as const

/** How somebody likes to watch; of the browser, not of one lesson. */
export interface Preferences {
  speed: number
  /** A language, or null: no captions. */
  captions: string | null
  captionSize: (typeof CAPTION_SIZES)[number]
  /** The height of the picture, or null: as the network allows. */
  quality: number | null
  volume: number
  isMuted: boolean
}

const KEY = 'player'
const FIRST: Preferences = { speed: 1, captions: null, captionSize: 'medium', quality: null, volume: 1, isMuted: false }

export const preferences = createStore<Preferences>(FIRST, { isKept: true })
let isRead = false

/** What another version or a person put there is taken one by one: what is not known falls back. */
export function readPreferences(value: unknown): Preferences {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Preferences, unknown>>
  const { volume, quality, captions } = given
  return {
    speed: SPEEDS.find((speed) => speed === given.speed) ?? FIRST.speed,
    captions: typeof captions === 'string' ? captions : null,
    captionSize: CAPTION_SIZES.find((size) => size === given.captionSize) ?? FIRST.captionSize,
    quality: typeof quality === 'number' && Number.isInteger(quality) ? quality : null,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : FIRST.volume,
    isMuted: given.isMuted === true,
  }
}

/** When something is about to play, not with the page: most visitors don't play. */
export function loadPreferences(): Preferences {
  if (!isRead) preferences.set(readStored('player', readPreferences) ?? FIRST)
  isRead = true
  return preferences.get()
}

export function changePreferences(change: Partial<Preferences>): void {
  preferences.set((now) => ({ ...now, ...change }))
  writeStored(KEY, preferences.get())
}

/** 1,25× */
export const speedName = (speed: number) => `${String(speed).replace('.', ',')}×`
