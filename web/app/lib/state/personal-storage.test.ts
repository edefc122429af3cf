import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { BROWSERS_OWN, forgetPerson, forgetPersonInTab, PERSONAL } from './personal-storage.ts'

const APP = join(import.meta.dirname, '../..')

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let [local, tab] = [storage(), storage()]

beforeEach(() => {
  local = storage()
  tab = storage()
  vi.stubGlobal('window', { localStorage: local, sessionStorage: tab })
  for (const name of [...PERSONAL, ...BROWSERS_OWN]) {
    local.setItem(name, 'x')
    tab.setItem(name, 'x')
  }
})

test('whoever logs out leaves nothing of theirs behind, and takes nothing that is the browser’s', () => {
  forgetPerson()
  expect([...local.kept.keys()]).toEqual(BROWSERS_OWN)
  expect([...tab.kept.keys()]).toEqual(BROWSERS_OWN)
})

test('what SPEC §9 names is among it', () => {
  for (const name of ['access_token', 'cart-order-offline', 'code', 'affiliateCode', 'register_form', 'ePayModel'])
    expect(PERSONAL).toContain(name)
})

test('another tab, where nobody pressed anything, forgets what only it had', () => {
  forgetPersonInTab()
  expect([...tab.kept.keys()]).toEqual(BROWSERS_OWN)
  expect(local.kept.size).toBe(PERSONAL.length + BROWSERS_OWN.length)
})

test('a browser that blocks its storage does not keep anybody from leaving', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('blocked')
    },
    get sessionStorage(): never {
      throw new Error('blocked')
    },
  })
  expect(forgetPerson).not.toThrow()
})

test('whatever is kept in the browser is said to be either the person’s or the browser’s', () => {
  const names = new Set<string>()
  for (const file of readdirSync(APP, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(join(APP, file), 'utf8')
    if (!/Storage\b|\b(?:read|write)(?:Stored|Text)\(|\b(?:readFrom|keepIn)Tab\(/.test(source)) continue
    for (const [, name] of source.matchAll(/\b(?:\w+_)?KEY = '([^']+)'/g)) names.add(name as string)
  }
  expect(names.size).toBeGreaterThan(15)
  expect([...names].sort()).toEqual([...PERSONAL, ...BROWSERS_OWN].sort())
})
