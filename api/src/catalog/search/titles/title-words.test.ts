import { expect, test } from 'vitest'
import { TitleWords } from './title-words.ts'

/** One book of mathematics, with a number, beside so many others that their lists are not put together. */
const texts = [' toan | lan ', ...Array.from({ length: 40 }, (_, n) => ` cao hoc ${n} | minh `)]
const words = new TitleWords(
  texts,
  texts.map((_, slot) => (slot === 0 ? '9786040000019' : '')),
)
const find = (query: string) => [...(words.find(query, 1_000) ?? [])]

test.each([
  ['a word and one of two, of which it has none', `'toan'&('cao'|'hoc')`, []],
  ['a word and one of two, of which it has the second', `'toan'&('cao'|'lan')`, [0]],
  ['a word and one of two, the second a beginning', `'toan'&('cao'|'la':*)`, [0]],
  ['a word and one of two, the second its number', `'toan'&('cao'|'9786040000019')`, [0]],
  ['a word and one of two, the second the beginning of its number', `'toan'&('cao'|'97860':*)`, [0]],
  ['a word and one of two, the second another number', `'toan'&('cao'|'9786040000026')`, []],
  ['a word and one of two, the second two words of which it has one', `'toan'&('cao'|('lan'&'minh'))`, []],
  ['a word of all others', `'cao'&('minh'|'lan')&'3'`, [4]],
])('%s', (_, query, slots) => expect(find(query)).toEqual(slots))
