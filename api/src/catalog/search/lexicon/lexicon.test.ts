import { fold } from '@tq/db/search/fold.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { expect, test } from 'vitest'
import { ABBREVIATIONS } from './abbreviations.ts'
import { AFTER_AUTHOR, AUTHOR_CUES } from './cues.ts'
import { GRADES, SCHOOL_SHELF } from './grades.ts'
import { KINDS } from './kinds.ts'
import { NOT_SOLD_HERE } from './not-sold-here.ts'
import { OPTIONAL_PHRASES } from './optional-phrases.ts'
import { readSynonyms, splitPhrases } from './phrases.ts'
import { readShelfMap } from './shelf-map.ts'
import { SHELF_NAMES } from './shelves.ts'
import { SHELVES_WHEN_ALONE } from './shelves-when-alone.ts'
import { SYNONYMS } from './synonyms.ts'

const { db } = await testDatabase()
const shelves = await readShelfMap(db)

test('every shelf that the lexicon names is there', () => {
  const named = [
    ...Object.keys(SHELF_NAMES),
    ...Object.keys(SHELVES_WHEN_ALONE),
    ...GRADES.map(({ shelf }) => shelf),
    SCHOOL_SHELF,
  ]
  expect(named.filter((slug) => shelves.idOf(slug) === undefined)).toEqual([])
})

test('every phrase says something, and none stands twice in its list', () => {
  const lists = [
    OPTIONAL_PHRASES,
    AUTHOR_CUES,
    AFTER_AUTHOR,
    NOT_SOLD_HERE,
    ...Object.values(KINDS),
    ...Object.values(SHELF_NAMES),
    ...Object.values(SHELVES_WHEN_ALONE),
  ]
  for (const phrases of lists.map(splitPhrases)) {
    expect(phrases.filter((phrase) => fold(phrase) === '')).toEqual([])
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  }
})

test('a synonym stands for other words than its own, and has one line', () => {
  const lines = readSynonyms(SYNONYMS)
  expect(lines.filter(({ typed, others }) => others.length === 0 || others.includes(typed))).toEqual([])
  const typed = lines.map((line) => line.typed)
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([])
})

test('an abbreviation is one word, short for one thing, and has one line', () => {
  const lines = readSynonyms(ABBREVIATIONS)
  expect(lines.filter(({ typed, others }) => typed.includes(' ') || others.length !== 1)).toEqual([])
  const typed = lines.map((line) => fold(line.typed))
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([])
})

test.each([
  ['a = b | c', [{ typed: 'a', others: ['b', 'c'] }]],
  [
    'a <=> b',
    [
      { typed: 'a', others: ['b'] },
      { typed: 'b', others: ['a'] },
    ],
  ],
  ['', []],
])('line %j', (line, read) => expect(readSynonyms(line)).toEqual(read))
