import { expect, test } from 'vitest'
import { TaggedCache } from './tagged-cache.ts'

test('forgets when its tag is invalidated, and only then', () => {
  const memo = new TaggedCache<{ n: number }>('catalog', 10)
  memo.open().set('a', { n: 1 })
  memo.invalidate(['news'])
  expect(memo.open().get('a')).toEqual({ n: 1 })
  memo.invalidate(['book:1', 'catalog'])
  expect(memo.open().get('a')).toBeUndefined()
  memo.open().set('a', { n: 2 })
  memo.invalidate('all')
  expect(memo.open().get('a')).toBeUndefined()
})

test('does not keep what was made from data read before an invalidation', () => {
  const memo = new TaggedCache<{ n: number }>('catalog', 10)
  const slow = memo.open()
  memo.invalidate(['catalog'])
  slow.set('a', { n: 1 })
  expect(memo.open().get('a')).toBeUndefined()
})
