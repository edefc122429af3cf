import { readStored, removeStored, writeStored } from '../../../lib/state/local-storage.ts'
import type { UploadRow } from '../../parts/upload/uploader.ts'
import { readValues, type Values } from './values.ts'

/** What was typed and is not on the server: all of a guest's draft, and what a member's page could not send yet. */
const KEY = 'manuscript-draft'

export interface KeptDraft {
  /** Whose it is; empty for a guest. */
  owner: string
  revision: number
  requestKey: string
  values: Values
  rows: UploadRow[]
  /** Another one with every writing: two tabs see that they write the same draft. */
  stamp: string
}

/** A draft that has no id on the server yet. */
export const NEW = 'new'

type All = Record<string, KeptDraft>

export function readKept(slot: string): KeptDraft | null {
  const given = all()[slot] as Partial<KeptDraft> | undefined
  if (!given || typeof given.requestKey !== 'string') return null
  const rows = Array.isArray(given.rows) ? given.rows : []
  const { owner = '', revision = 0, requestKey, stamp = '' } = given
  return { owner, revision, requestKey, stamp, rows, values: readValues(given.values) }
}

/** False when the browser would not keep it. */
export const writeKept = (slot: string, kept: KeptDraft): boolean => writeStored(KEY, { ...all(), [slot]: kept })

export function dropKept(slot: string): void {
  const { [slot]: _, ...others } = all()
  if (Object.keys(others).length) writeStored(KEY, others)
  else removeStored(KEY)
}

/** Another tab has written. */
export function onKeptElsewhere(listener: () => void): () => void {
  const look = ({ key }: StorageEvent) => key === KEY && listener()
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}

const all = (): All => readStored(KEY, (value) => (typeof value === 'object' ? (value as All | null) : null)) ?? {}

/**
 * Where a session ends by itself while somebody writes, all that is theirs is cleared from the browser, and the page loads anew. The
 * words of the last seconds wait in this tab, under their owner's id, until the same person has logged in again; closing the tab, or
 * anybody else's login, ends that.
 */
export function rescue(slot: string, kept: KeptDraft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ slot, kept }))
  } catch {
    // Blocked or full: there is no other place.
  }
}

export function readRescued(): { slot: string; owner: string } | null {
  const { slot, kept } = rescued()
  return slot && kept ? { slot, owner: kept.owner } : null
}

/** Puts it where drafts are read from, for its owner; for anybody else it goes. */
export function takeRescued(owner: string): void {
  const { slot, kept } = rescued()
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  if (slot && kept && kept.owner === owner) writeKept(slot, kept)
}

function rescued(): { slot?: string; kept?: KeptDraft } {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') ?? {}) as { slot?: string; kept?: KeptDraft }
  } catch {
    return {}
  }
}
