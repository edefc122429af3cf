import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AddressId, choice, listOf, oneOf, Page, TypedText, wholeNumber } from './shapes.ts'

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success

describe('numbers in addresses', () => {
  const n = wholeNumber({ min: 1, max: 100 })
  test('are read from text', () => expect(n.parse('42')).toBe(42))
  for (const wrong of ['', ' 1', '1e1', '0x1', '1.5', '-1', '0', '101', 'abc', ['1', '2'], true, null, undefined, {}, '１']) {
    test(`refuse ${JSON.stringify(wrong) ?? 'undefined'}`, () => expect(accepts(n, wrong)).toBe(false))
  }
})

describe('page', () => {
  const list = z.object({ page: Page })
  test('is 1 when left out or left empty', () => {
    expect(list.parse({})).toEqual({ page: 1 })
    expect(list.parse({ page: '' })).toEqual({ page: 1 })
  })
  for (const wrong of ['0', '-1', 'abc', ['1', '1']])
    test(`refuses ${wrong}`, () => expect(accepts(list, { page: wrong })).toBe(false))
  test('names what is wrong in Vietnamese', () => {
    expect(list.safeParse({ page: 'abc' }).error?.issues[0]).toMatchObject({
      path: ['page'],
      message: 'phải là số nguyên từ 1 đến 1.000.000',
    })
  })
})

describe('ids in addresses', () => {
  test('may carry a slug', () => {
    expect(AddressId.parse('12')).toBe(12)
    expect(AddressId.parse('toan-cao-cap.12')).toBe(12)
  })
  for (const wrong of ['', '0', 'abc', '../12', 'a/b.12', '1; drop table products', '12\0', '1234567890', 'a'.repeat(10_000)]) {
    test(`refuse ${wrong.slice(0, 30)}`, () => expect(accepts(AddressId, wrong)).toBe(false))
  }
})

test('lists are sorted and without repeats', () => {
  const types = listOf([0, 1])
  expect(types.parse('1,0,1')).toEqual([0, 1])
  for (const wrong of ['2', '0,', 'x', '0,1,2']) expect(accepts(types, wrong)).toBe(false)
})

test('an empty choice is no choice', () => {
  const sort = choice(oneOf(['newest', 'title']))
  expect(sort.parse('')).toBeUndefined()
  expect(sort.parse('title')).toBe('title')
  expect(accepts(sort, 'other')).toBe(false)
})

test('typed text loses NUL and outer spaces, and is limited', () => {
  expect(TypedText.parse(' toán\0 ')).toBe('toán')
  expect(TypedText.parse(undefined)).toBe('')
  expect(accepts(TypedText, 'a'.repeat(1001))).toBe(false)
  expect(accepts(TypedText, ['a', 'b'])).toBe(false)
})
