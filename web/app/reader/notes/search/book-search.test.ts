import { expect, test } from 'vitest'
import { createBookSearch, type Hit, nearest } from './book-search.ts'

const hitAt = (index: number, total: number): Hit => ({
  ...{ chapter: `c${index % 7}.xhtml`, chapterTitle: null, page: null, percent: (100 * index) / total },
  ...{ before: '', match: 'địa bạ', after: '', occurrence: Math.floor(index / 7) },
})

function searchOf(total: number) {
  const asked: [string, number][] = []
  const gone: number[] = []
  const marked: (string | null)[] = []
  const way = { isOpen: true }
  const search = createBookSearch({
    async ask(words, skip) {
      asked.push([words, skip])
      if (!way.isOpen) throw new TypeError('Failed to fetch')
      const count = words === 'không có' ? 0 : Math.max(0, Math.min(50, total - skip))
      return { data: Array.from({ length: count }, (_, n) => hitAt(skip + n, total)), total: words === 'không có' ? 0 : total }
    },
    go: (hit) => void gone.push(Math.round((hit.percent * total) / 100)),
    mark: (words) => void marked.push(words),
  })
  return { search, asked, gone, marked, way }
}

test('of many hits the first part and the one around the page are fetched; the nearest are known', async () => {
  const { search, asked } = searchOf(400)
  await search.run(' dia ba ', 60)
  expect(asked).toEqual([
    ['dia ba', 0],
    ['dia ba', 200],
  ])
  expect(search.state()).toMatchObject({ total: 400, words: 'dia ba', isBusy: false })
  expect(nearest(search.state().hits, 60, 3)).toEqual([239, 240, 241])
})

test('one walks from the hit nearest to the page, round the ends, and what is missing is fetched', async () => {
  const { search, gone, asked } = searchOf(120)
  await search.run('dia ba', 0)
  await search.step(1, 0)
  await search.step(-1, 0)
  await search.step(1, 0)
  await search.step(1, 0)
  expect(gone).toEqual([0, 119, 0, 1])
  expect(asked.map(([, skip]) => skip)).toEqual([0, 100])
})

test('an address names a hit by chapter and count → it is found, also far behind', async () => {
  const { search, gone } = searchOf(120)
  await search.run('dia ba', 0)
  await search.goToNamed('c3.xhtml', 12)
  expect(gone).toEqual([87])
  await search.goToNamed('c3.xhtml', 99)
  expect(gone).toEqual([87])
})

test('an answer to older words is not shown for newer ones; nothing found is said; the network away is said and tried again', async () => {
  const { search, marked, way } = searchOf(10)
  const older = search.run('cũ', 0)
  await search.run('không có', 0)
  await older
  expect(search.state()).toMatchObject({ words: 'không có', total: 0 })
  await search.step(1, 0)
  way.isOpen = false
  await search.run('mới', 0)
  expect(search.state()).toMatchObject({ total: null, failure: expect.stringContaining('Chưa kết nối được') })
  way.isOpen = true
  await search.run('mới', 0)
  expect(search.state()).toMatchObject({ total: 10, failure: '' })
  search.clear()
  expect(marked.at(-1)).toBeNull()
  expect(search.state()).toMatchObject({ words: '', total: null })
})
