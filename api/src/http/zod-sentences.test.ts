import { expect, test } from 'vitest'
import { z } from 'zod'
import { read } from './read-input.ts'

const Shape = z.strictObject({
  name: z.string().min(2).max(80),
  pages: z.int().positive().max(2_000),
  price: z.number().min(1_000),
  isDone: z.boolean(),
  kind: z.enum(['printed', 'digital']),
  tags: z.array(z.string()).min(1).max(3),
  way: z.union([z.string(), z.number()]),
})

function told(value: unknown): string {
  try {
    read(Shape, value)
  } catch (error) {
    return (error as Error).message.replace('Dữ liệu không hợp lệ: ', '')
  }
  throw new Error('was accepted')
}

test('who leaves out a field hears that it is needed', () => {
  expect(told({})).toBe(
    ['name', 'pages', 'price', 'isDone', 'kind', 'tags', 'way'].map((name) => `“${name}” là bắt buộc`).join('; '),
  )
  expect(told(undefined)).toBe('chưa có nội dung nào được gửi')
})

test('other kinds of values are named in words', () => {
  expect(told({ name: 3, pages: 1.5, price: '9', isDone: 'x', kind: 'digital', tags: {}, way: 1 })).toBe(
    '“name” phải là chữ; “pages” phải là số nguyên; “price” phải là số; “isDone” phải là đúng hoặc sai; “tags” phải là một danh sách',
  )
  expect(told([])).toBe('phải là một nhóm trường')
})

test('too much and too little, with what is meant', () => {
  const rest = { isDone: true, kind: 'printed', way: 'x' }
  expect(told({ ...rest, name: 'x', pages: 0, price: 999, tags: [] })).toBe(
    '“name” cần có ít nhất 2 ký tự; “pages” phải lớn hơn 0; “price” ít nhất là 1.000; “tags” cần có ít nhất 1 mục',
  )
  expect(told({ ...rest, name: 'x'.repeat(81), pages: 2_001, price: 1_000, tags: ['a', 'b', 'c', 'd'] })).toBe(
    '“name” cần có nhiều nhất 80 ký tự; “pages” nhiều nhất là 2.000; “tags” cần có nhiều nhất 3 mục',
  )
})
