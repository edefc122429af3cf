import { expect, test } from 'vitest'
import { readTyped } from '../parse/typed-text.ts'
import { heldWords } from './vocabulary.ts'
import { repairsOf } from './word-repair.ts'

const known = ['vat', 'li', 'ki', 'may', 'thuat', 'toan', 'hoc', 'qui', 'trinh', 'giai', 'tich', 'python3', '12']
const held = heldWords(known.map((word) => ({ word, marked: word })))
/** Makes every guess, known or not. */
const guessing = { ...held, worthAsking: (_word: string, guess: (mayBe: () => boolean) => string[]) => guess(() => true) }

test.each([
  'vat lyz',
  'vat lgy',
  'kyr thuat may',
  'quyt trinh toan',
  'toan hocj giai tihc',
  'gaii tich toan',
  'toam 12 hoc',
  'pyhton3 toan hoc',
])('%s: of all slips none that is known is passed over', async (text) => {
  const repairs = await repairsOf(readTyped(text), { withSlips: true, words: held })
  expect(repairs).toEqual(await repairsOf(readTyped(text), { withSlips: true, words: guessing }))
  expect(repairs).not.toEqual([])
})
