import { testDatabase } from '@tq/db/testing/database.ts'
import { expect, test } from 'vitest'
import { readShelfMap } from '../lexicon/shelf-map.ts'
import { restated } from './restated.ts'

const { db } = await testDatabase()
const shelves = await readShelfMap(db)

test.each([
  ['tài liệu machine learning cho sv', [['machine learning'], ['hoc may']]],
  [
    'toán lớp 7',
    [
      ['toán', 'lớp 7'],
      ['giai tich', 'lớp 7'],
      ['hinh hoc', 'lớp 7'],
      ['dai so', 'lớp 7'],
      ['toan hoc', 'lớp 7'],
    ],
  ],
  ['máy giặt', []],
  ['sách hay', []],
  ['sách của tác giả Hoàng Vân Ngân Hoa', []],
])('%s: %j', (text, ways) => expect(restated(text, shelves)).toEqual(ways))
