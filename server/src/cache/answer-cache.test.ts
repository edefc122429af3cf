import { describe, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import type { Made } from './entry.ts'

const page = (tags: string[], body = 'trang', more: Partial<Made> = {}): Made => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(body),
  tags,
  until: null,
  ...more,
})
const text = { keepText: true }

describe('the answer cache', () => {
  test('makes an answer once for everybody who asks at the same time', async () => {
    const cache = new AnswerCache(1e6)
    const make = vi.fn(async () => page(['book:1']))
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.fill('/a', make, text)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(({ entry }) => entry?.etag)).size).toBe(1)
    expect(cache.get('/a')?.text).toBe('trang')
  })

  test('drops by tag, and only what carries it', async () => {
    const cache = new AnswerCache(1e6)
    await cache.fill('/1', async () => page(['catalog', 'book:1']), text)
    await cache.fill('/2', async () => page(['catalog', 'book:2']), text)
    cache.drop(['book:1'])
    expect(cache.get('/1')).toBeUndefined()
    expect(cache.get('/2')).toBeDefined()
    cache.drop(['catalog'])
    expect(cache.size).toBe(0)
  })

  test('does not keep an answer whose source changed while it was made, nor lets latecomers join it', async () => {
    const cache = new AnswerCache(1e6)
    let finish = () => {}
    const slow = cache.fill(
      '/a',
      () =>
        new Promise((done) => {
          finish = () => done(page(['book:1'], 'cũ'))
        }),
      text,
    )
    cache.drop(['book:1'])
    const late = await cache.fill('/a', async () => page(['book:1'], 'mới'), text)
    finish()
    expect((await slow).entry?.text).toBe('cũ')
    expect(late.entry?.text).toBe('mới')
    expect(cache.get('/a')?.text).toBe('mới')
  })

  test('a change of something else does not keep an answer out', async () => {
    const cache = new AnswerCache(1e6)
    let finish = () => {}
    const slow = cache.fill(
      '/a',
      () =>
        new Promise((done) => {
          finish = () => done(page(['book:1']))
        }),
      text,
    )
    cache.drop(['book:2'])
    finish()
    await slow
    expect(cache.get('/a')).toBeDefined()
  })

  test('never keeps failures or answers without tags', async () => {
    const cache = new AnswerCache(1e6)
    expect((await cache.fill('/404', async () => page(['site'], '', { status: 404 }), text)).made?.status).toBe(404)
    await cache.fill('/mine', async () => page([]), text)
    expect(cache.size).toBe(0)
  })

  test('a failed making is not remembered', async () => {
    const cache = new AnswerCache(1e6)
    await expect(cache.fill('/a', () => Promise.reject(new Error('hỏng')), text)).rejects.toThrow('hỏng')
    expect((await cache.fill('/a', async () => page(['x']), text)).entry).not.toBeNull()
  })

  test('lets go of an answer at the moment it changes by itself', async () => {
    const cache = new AnswerCache(1e6)
    await cache.fill('/a', async () => page(['book:1'], 'giá cũ', { until: Date.now() - 1 }), text)
    expect(cache.get('/a')).toBeUndefined()
  })

  test('stays within its size', async () => {
    const cache = new AnswerCache(50_000)
    for (let i = 0; i < 200; i++) await cache.fill(`/${i}`, async () => page(['site'], String(Math.random()).repeat(20)), text)
    expect(cache.bytes).toBeLessThanOrEqual(50_000)
    expect(cache.size).toBeLessThan(30)
    cache.drop(['site'])
    expect(cache.size).toBe(0)
  })
})
