import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { expect, test } from 'vitest'
import { prefixTerm, term } from './match/search-match.ts'
import { readTyped } from './parse/typed-text.ts'
import { readWords, storedWords, type Vocabulary } from './repair/vocabulary.ts'
import { repairsOf } from './repair/word-repair.ts'
import { ShopMemory } from './shop-memory.ts'

const { db } = await testDatabase()

test.each([
  [
    ['toan', 'giai', 'tich', 'qqq'],
    ['to', 'tic', 'qq'],
  ],
  [['xyz'], []],
  [[], ['z', '']],
])('words %j and beginnings %j are known alike in memory and in the database', async (candidates, beginnings) => {
  const sorted = (marked: Map<string, string[]>) => [...marked].map(([word, forms]) => [word, forms.toSorted()]).sort()
  const held = await (await readWords(db)).lookUp(candidates, beginnings)
  const stored = await storedWords(db, 'search_words').lookUp(candidates, beginnings)
  expect(sorted(held.marked)).toEqual(sorted(stored.marked))
  expect(held.beginnings).toEqual(stored.beginnings)
})

test('what no title has is known to be missing; numbers and endless words never are', async () => {
  const words = await readWords(db)
  expect([term('toan'), prefixTerm('toa'), term('604'), term('x'.repeat(60))].map(words.mayHave)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([term('toa'), term('qqq'), prefixTerm('qqq')].map(words.mayHave)).toEqual([false, false, false])
})

test.each(['giair tichs', 'giai tihc', 'giải tihc', 'kinh te hcoj', 'li thuyet xac sut', 'qqq zzz', 'toan tap 2'])(
  '“%s” is repaired alike in memory and in the database, also when it was asked before',
  async (text) => {
    const held = await readWords(db)
    const ways = (words: Vocabulary) => repairsOf(readTyped(text), { withSlips: true, words })
    const stored = await ways(storedWords(db, 'search_words'))
    expect(await ways(held)).toEqual(stored)
    expect(await ways(held)).toEqual(stored)
  },
)

test('a new word is known once the catalogue was invalidated', async () => {
  const memory = new ShopMemory()
  const knows = async () => (await memory.read(db)).words.mayHave(term('zzyzx'))
  expect(await knows()).toBe(false)
  await saveProduct(db, 1, { title: 'Đường đến Zzyzx' })
  memory.invalidate(['book:1'])
  expect(await knows()).toBe(false)
  memory.invalidate(['catalog'])
  expect(await knows()).toBe(true)
})

test('as long as no word is added, the same words are used again', async () => {
  const memory = new ShopMemory()
  const { words } = await memory.read(db)
  memory.invalidate('all')
  expect((await memory.read(db)).words).toBe(words)
})
