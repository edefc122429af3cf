import { SPEEDS } from '../preferences.ts'

export type PlayerAct =
  | { do: 'toggle' | 'mute' | 'captions' | 'fullscreen' }
  | { do: 'skip'; seconds: number }
  | { do: 'go'; share: number }
  | { do: 'louder'; by: number }
  | { do: 'speed'; steps: 1 | -1 }

const KEYS: Record<string, PlayerAct> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  arrowleft: { do: 'skip', seconds: -5 },
  arrowright: { do: 'skip', seconds: 5 },
  j: { do: 'skip', seconds: -10 },
  l: { do: 'skip', seconds: 10 },
  arrowup: { do: 'louder', by: 0.1 },
  arrowdown: { do: 'louder', by: -0.1 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'fullscreen' },
  '<': { do: 'speed', steps: -1 },
  '>': { do: 'speed', steps: 1 },
}

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What has a use of its own for a key keeps it: a button its space, a list and the loudness their arrows. */
export type PressedOn = 'button' | 'list' | 'loudness' | 'other'

export function actOf({ key, ctrlKey, metaKey, altKey }: Press, on: PressedOn): PlayerAct | null {
  if (ctrlKey || metaKey || altKey || on === 'list') return null
  if (on === 'button' && (key === ' ' || key === 'Enter')) return null
  if (on === 'loudness' && key.startsWith('Arrow')) return null
  if (/^[0-9]$/.test(key)) return { do: 'go', share: Number(key) / 10 }
  return KEYS[key.toLowerCase()] ?? null
}

export function nextSpeed(speed: number, steps: 1 | -1): number {
  const at = SPEEDS.indexOf(speed as (typeof SPEEDS)[number])
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, (at < 0 ? 2 : at) + steps))] ?? 1
}
