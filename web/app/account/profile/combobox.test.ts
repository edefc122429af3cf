import { expect, test } from 'vitest'
import { nameMatches } from './combobox.tsx'

test('names are found without accents', () => {
  expect(nameMatches('Phường Ba Đình', 'ba dinh')).toBe(true)
  expect(nameMatches('Phường Ba Đình', 'dinh')).toBe(true)
  expect(nameMatches('Phường Ba Đình', 'inh')).toBe(false)
  expect(nameMatches('Phường Ba Đình', '')).toBe(true)
})
