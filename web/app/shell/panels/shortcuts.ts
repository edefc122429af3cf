import { readStored, writeStored } from '../../lib/state/local-storage.ts'
import { createStore } from '../../lib/state/store.ts'

/** A page the reader keeps at hand; its address is its id. */
export interface Shortcut {
  id: string
  title: string
}

export const SHORTCUTS_KEY = 'shortcuts'
export const KEYS_KEY = 'shortcut-keys'
const MOST = 12

export const shortcuts = createStore<Shortcut[]>([], { isKept: true })
/** One-letter keys get in the way of speech input: they can be turned off (WCAG 2.1.4). */
export const hasKeys = createStore(true, { isKept: true })

/** Only addresses of our own: nothing read back from the browser is believed. */
export function readShortcuts(value: unknown): Shortcut[] {
  if (!Array.isArray(value)) return []
  const kept = new Map<string, Shortcut>()
  for (const entry of value as Partial<Record<keyof Shortcut, unknown>>[]) {
    const id = entry?.id
    const title = entry?.title
    if (typeof id !== 'string' || !/^\/(?![/\\])/.test(id) || id.length > 500) continue
    if (typeof title !== 'string' || title.trim() === '') continue
    kept.set(id, { id, title: title.trim().slice(0, 120) })
  }
  return [...kept.values()].slice(0, MOST)
}

export function loadShortcuts(): void {
  shortcuts.set(readStored(SHORTCUTS_KEY, readShortcuts) ?? [])
  hasKeys.set(readStored(KEYS_KEY, (value) => value !== false) ?? true)
}

export function addShortcut(shortcut: Shortcut): void {
  save(readShortcuts([shortcut, ...shortcuts.get().filter(({ id }) => id !== shortcut.id)]))
}

export function removeShortcut(id: string): void {
  save(shortcuts.get().filter((shortcut) => shortcut.id !== id))
}

function save(next: Shortcut[]): void {
  shortcuts.set(next)
  writeStored(SHORTCUTS_KEY, next)
}

export function setHasKeys(isOn: boolean): void {
  hasKeys.set(isOn)
  writeStored(KEYS_KEY, isOn)
}

/** "Toán cao cấp – Thư Quán" is a page's title; the shop's name is not part of it. */
export const pageTitle = (title: string) => title.replace(/\s+[–|-]\s+Thư Quán$/, '')

export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isTyping: boolean
}

/** What a key means where no one is typing. */
export function meaningOf({ key, ctrlKey, metaKey, altKey, isTyping }: Press): 'search' | 'help' | null {
  if (isTyping || ctrlKey || metaKey || altKey) return null
  return key === '/' ? 'search' : key === '?' ? 'help' : null
}
