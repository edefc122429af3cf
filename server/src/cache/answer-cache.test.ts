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

/** A making that ends when it is told to. */
function slow(made: Made) {
  let finish = () => {}
  const finished = new Promise<void>((done) => {
    finish = done
  })
  return { finish, make: vi.fn(() => finished.then(() => made)) }
}

describe('the answer cache', () => {
  test('makes an answer once for everybody who asks at the same time', async () => {
    const cache = new AnswerCache(1e6)
    const make = vi.fn(async () => page(['book:1']))
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.fill('/a', make, text)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(({ entry }) => entry?.etag)).size).toBe(1)
    expect(cache.get('/a')?.plain?.toString()).toBe('trang')
  })

  test('an answer is abandoned when the last of those who wait has left, and made anew for who comes then', async () => {
    const cache = new AnswerCache(1e6)
    const [first, second] = [new AbortController(), new AbortController()]
    const signals: AbortSignal[] = []
    const untilAbandoned = (abandoned: AbortSignal) => {
      signals.push(abandoned)
      return new Promise<Made>((_, fail) => abandoned.addEventListener('abort', () => fail(abandoned.reason)))
    }
    const waiting = [first, second].map(({ signal }) => cache.fill('/a', untilAbandoned, { ...text, gone: signal }))
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    first.abort(new Error('left'))
    expect(signals[0]?.aborted).toBe(false)
    second.abort(new Error('left'))
    const made = cache.fill('/a', async () => page(['book:1']), text)
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected')
    expect((await made).entry?.plain?.toString()).toBe('trang')
  })

  test('who stays gets the answer although the one who asked first has left', async () => {
    const cache = new AnswerCache(1e6)
    const { finish, make } = slow(page(['book:1']))
    const gone = new AbortController()
    void cache.fill('/a', make, { ...text, gone: gone.signal })
    const stays = cache.fill('/a', make, text)
    gone.abort()
    finish()
    expect((await stays).entry?.plain?.toString()).toBe('trang')
    expect(make).toHaveBeenCalledTimes(1)
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

  test('an answer whose source changed while it was made is not kept, nor given to who asked after the change', async () => {
    const cache = new AnswerCache(1e6)
    const before = slow(page(['book:1'], 'cũ'))
    const after = slow(page(['book:1'], 'mới'))
    const early = cache.fill('/a', before.make, text)
    cache.drop(['book:1'])
    const late = Promise.all([1, 2, 3].map(() => cache.fill('/a', after.make, text)))
    before.finish()
    after.finish()
    expect((await early).entry?.plain?.toString()).toBe('cũ')
    expect((await late).map(({ entry }) => entry?.plain?.toString())).toEqual(['mới', 'mới', 'mới'])
    expect(after.make).toHaveBeenCalledTimes(1)
    expect(cache.get('/a')?.plain?.toString()).toBe('mới')
  })

  test('a change of something else keeps no answer out, and nobody makes it a second time', async () => {
    const cache = new AnswerCache(1e6)
    const { make, finish } = slow(page(['book:1']))
    const asking = [cache.fill('/a', make, text)]
    for (let i = 2; i < 12; i++) {
      cache.drop([`book:${i}`])
      asking.push(cache.fill('/a', make, text))
    }
    finish()
    await Promise.all(asking)
    expect(make).toHaveBeenCalledTimes(1)
    expect(cache.get('/a')).toBeDefined()
  })

  test('what is made while the same thing changes again and again is made at most twice for each asker', async () => {
    const cache = new AnswerCache(1e6)
    const make = vi.fn(async () => {
      cache.drop(['book:1'])
      return page(['book:1'])
    })
    const first = cache.fill('/a', make, text)
    cache.drop(['book:1'])
    await Promise.all([first, cache.fill('/a', make, text)])
    expect(make).toHaveBeenCalledTimes(2)
    expect(cache.size).toBe(0)
  })

  test('a page that was missing is looked for again by who asked after a change', async () => {
    const cache = new AnswerCache(1e6)
    const missing = slow(page([], '', { status: 404 }))
    const early = cache.fill('/a', missing.make, text)
    cache.drop(['book:1'])
    const late = cache.fill('/a', async () => page(['book:1']), text)
    missing.finish()
    expect([(await early).made?.status, (await late).entry?.plain?.toString()]).toEqual([404, 'trang'])
  })

  test('dropping everything ends whatever is being made: who asks then does not wait for it', async () => {
    const cache = new AnswerCache(1e6)
    const before = slow(page(['book:1'], 'cũ'))
    const early = cache.fill('/a', before.make, text)
    cache.clear()
    expect((await cache.fill('/a', async () => page(['book:1'], 'mới'), text)).entry?.plain?.toString()).toBe('mới')
    before.finish()
    await early
    expect(cache.get('/a')?.plain?.toString()).toBe('mới')
  })

  test('under steady load changes are remembered only as long as an answer begun before them is being made', async () => {
    const cache = new AnswerCache(1e6)
    let last = slow(page(['site']))
    let before = cache.fill('/0', last.make, text)
    for (let i = 1; i < 500; i++) {
      cache.drop([`book:${i}`, 'catalog'])
      const next = slow(page(['site']))
      const filling = cache.fill(`/${i}`, next.make, text)
      last.finish()
      await before
      ;[last, before] = [next, filling]
    }
    expect(cache.droppedTags).toBeLessThan(5)
    last.finish()
    await before
    expect(cache.droppedTags).toBe(0)
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

  test('what need not be kept is still made once for everybody who asks at the same time', async () => {
    const cache = new AnswerCache(1e6)
    const make = vi.fn(async () => page(['book:1']))
    await Promise.all([1, 2, 3].map(() => cache.fill('/a', make, { ...text, isHeld: false })))
    expect(make).toHaveBeenCalledTimes(1)
    expect(cache.size).toBe(0)
  })

  test('two long keys that differ at their end are two answers', async () => {
    const cache = new AnswerCache(1e6)
    const key = `/san-pham?searchContent=${'a'.repeat(5_000)}`
    await cache.fill(`${key}1`, async () => page(['site'], 'một'), text)
    await cache.fill(`${key}2`, async () => page(['site'], 'hai'), text)
    expect([cache.get(`${key}1`)?.plain?.toString(), cache.get(`${key}2`)?.plain?.toString(), cache.get(key)]).toEqual([
      'một',
      'hai',
      undefined,
    ])
    cache.drop(['site'])
    expect(cache.size).toBe(0)
  })
})
