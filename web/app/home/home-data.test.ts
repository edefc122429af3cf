import type { ProductCard } from '@tq/contract/catalog.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { describe, expect, it } from 'vitest'
import { loadHome } from './home-data.ts'

const book = (id: number, categoryId = id) =>
  ({ id, categoryId, title: `Sách ${id}`, address: `sach.${id}`, picture: null }) as ProductCard

const banner = (id: number, url: string) => ({
  id,
  url,
  title: '',
  subtitle: '',
  kicker: '',
  linkText: '',
  scene: '',
  picture: null,
})

/** Answers by path; every path that is not named fails, as a broken part would. */
function answering(answers: Record<string, unknown[]>): Call {
  return (async ({ path }: { path: string }, input?: { params?: { blockId?: number; id?: number } }) => {
    const data = answers[path.replace(':blockId', String(input?.params?.blockId)).replace(':id', String(input?.params?.id))]
    if (!data) throw new Response('Hỏng', { status: 500 })
    return { data }
  }) as unknown as Call
}

const BLOCKS = { '/api/HomePage/Blocks': [{ id: 1, name: 'Mới', url: '/moi' }] }
const BOOKS = { '/api/HomePage/BooksInBlock/1': [1, 2, 3, 4, 5, 6].map((id) => book(id)) }

describe('home page data', () => {
  it('stands when every part but the blocks fails', async () => {
    const home = await loadHome(answering({ ...BLOCKS, ...BOOKS }))
    expect(home.blocks).toHaveLength(1)
    expect({ ...home, blocks: [] }).toEqual({
      banners: [],
      flashSale: null,
      blocks: [],
      categories: [],
      shelves: [],
      textbooks: [],
      library: [],
      news: [],
      partners: [],
    })
  })

  it('leaves out a block whose books fail or are none', async () => {
    expect((await loadHome(answering(BLOCKS))).blocks).toEqual([])
    expect((await loadHome(answering({ ...BLOCKS, '/api/HomePage/BooksInBlock/1': [] }))).blocks).toEqual([])
  })

  it('fails when the blocks fail', async () => {
    await expect(loadHome(answering({}))).rejects.toBeInstanceOf(Response)
  })

  it('shows no flash sale without offers left', async () => {
    const items = [{ ...book(1), quota: 5, quotaSold: 5 }]
    const sale = { id: 1, isRunning: true, items }
    expect((await loadHome(answering({ ...BLOCKS, ...BOOKS, '/api/FlashSale': [sale] }))).flashSale).toBeNull()
    const open = { ...sale, items: [...items, { ...book(2), quota: 5, quotaSold: 4 }] }
    const { flashSale } = await loadHome(answering({ ...BLOCKS, ...BOOKS, '/api/FlashSale': [open] }))
    expect(flashSale?.items.map((item) => item.id)).toEqual([2])
  })

  it('brings one row of books of the first category that has any, and no category without books', async () => {
    const category = (id: number, productCount: number, parentId: number | null = null) => ({
      ...{ id, productCount, parentId, name: `Mục ${id}`, address: `muc.${id}` },
    })
    const categories = { '/api/HomePage/Categories': [category(1, 0), category(7, 6, 1), category(2, 6), category(3, 9)] }
    const ofTwo = { '/api/HomePage/BooksInCategory/2': [1, 2, 3, 4, 5, 6].map((id) => book(id)) }
    const home = await loadHome(answering({ ...BLOCKS, ...BOOKS, ...categories, ...ofTwo }))
    expect(home.categories).toMatchObject([
      { id: 2, name: 'Mục 2', url: '/san-pham/danh-muc/muc.2', products: [1, 2, 3, 4, 5].map((id) => ({ id })) },
      { id: 3, products: null },
    ])
    expect((await loadHome(answering({ ...BLOCKS, ...BOOKS, ...categories }))).categories).toEqual([])
  })

  it('puts the books of its own shelf beside a banner, and no book twice', async () => {
    const answers = {
      '/api/HomePage/Blocks': [
        { id: 1, name: 'Mới', url: '/moi' },
        { id: 2, name: 'Điện tử', url: '/sach-dien-tu' },
      ],
      '/api/HomePage/BooksInBlock/1': [book(1, 7), book(2, 7), book(3, 8), book(4, 9)],
      '/api/HomePage/BooksInBlock/2': [book(3), book(5), book(6), book(7)],
      '/api/HomePage/Banner': [banner(1, '/dau-do'), banner(2, '/sach-dien-tu'), banner(3, '/noi-khac')],
    }
    const { banners } = await loadHome(answering(answers))
    expect(banners.map(({ books }) => books.map((book) => book.id))).toEqual([[1, 3, 4], [5, 6, 7], []])
  })
})
