import { fold } from '@tq/db/search/fold.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isSyllable } from './syllable.ts'

test.each(
  'nghiêng khuỷu quyển thuở giếng gì yêu oanh xoong ngoằn khuya quýt tuyệt rượu hươu máy lý giữa quốc ngoèo huơ tuếch ưu'.split(
    ' ',
  ),
)('%s is a syllable', (word) => expect(isSyllable(fold(word))).toBe(true))

test.each('photoshop casio kaspersky autodesk zalo2 python bcd excel ngheeng'.split(' '))('%s is none', (word) =>
  expect(isSyllable(word)).toBe(false),
)

test('the names of shelves are made of syllables, but for what other tongues lent', async () => {
  const { db } = await testDatabase()
  const { rows } = await db.execute<{ name: string }>(sql`select name from categories`)
  const strange = rows.flatMap(({ name }) => fold(name).split(' ')).filter((word) => !isSyllable(word))
  expect([...new Set(strange)]).toEqual(['marketing'])
})
