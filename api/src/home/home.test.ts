import * as contract from '@tq/contract/content/home.ts'
import { getLandingPage } from '@tq/contract/content/pages.ts'
import { getLibraryCourse } from '@tq/contract/learning/course.ts'
import { getTextbook } from '@tq/contract/learning/textbook.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'

const { call } = await testApi()

describe('the home page', () => {
  test('categories are a flat list with a two-level tree in it', async () => {
    const { data } = await call(contract.getCategories)
    const tops = data.filter((category) => category.parentId === null)
    expect(data.length).toBe(75)
    expect(tops.length).toBe(13)
    expect(data.every((category) => category.parentId === null || tops.some((top) => top.id === category.parentId))).toBe(true)
    const top = tops.find((category) => category.id === 1)
    const children = data.filter((category) => category.parentId === 1)
    expect(top?.productCount).toBe(children.reduce((sum, child) => sum + child.productCount, 0))
  })

  test('logos for desktop and phone', async () => {
    const { data } = await call(contract.getLogos)
    expect(data.map((logo) => logo.isMobile)).toEqual([false, true])
  })

  test('every block has books', async () => {
    const { data: blocks } = await call(contract.getBlocks)
    expect(blocks.length).toBeGreaterThanOrEqual(4)
    for (const block of blocks) {
      const { data } = await call(contract.getBooksInBlock, { params: { blockId: block.id } })
      expect(data.length, block.name).toBeGreaterThan(4)
    }
    const { data: selections } = await call(contract.getSelectionBlocks)
    expect(selections.every((selection) => selection.products.length > 0)).toBe(true)
  })

  test('books of a top category come from its children', async () => {
    const { data } = await call(contract.getBooksInCategory, { params: { id: 'khoa-hoc-tu-nhien.6' } })
    expect(data.length).toBe(10)
    expect(data.every((card) => card.categoryId >= 7 && card.categoryId <= 11)).toBe(true)
  })

  test('banners, libraries, textbooks, partners and the quick panel are filled', async () => {
    expect((await call(contract.getBanners)).data.length).toBeGreaterThanOrEqual(3)
    expect((await call(contract.getLibraryTeasers)).data.length).toBeGreaterThanOrEqual(4)
    expect((await call(contract.getTextbookBlock)).data.length).toBeGreaterThanOrEqual(4)
    expect((await call(contract.getPartnerLogos)).data.length).toBeGreaterThanOrEqual(4)
    const { data: panel } = await call(contract.getQuickPanel)
    expect(panel.notes.length).toBeGreaterThan(0)
    expect(panel.events.every((event) => Date.parse(event.startsAt) > Date.now())).toBe(true)
  })

  test('what is offered to study can be opened, and counts as it does there', async () => {
    const { data: courses } = await call(contract.getLibraryTeasers)
    for (const { id, address, lessonCount } of courses) {
      const { data } = await call(getLibraryCourse, { params: { id: address } })
      expect([data.id, data.chapters.flatMap(({ lessons }) => lessons).length]).toEqual([id, lessonCount])
    }
    const { data: books } = await call(contract.getTextbookBlock)
    for (const { id, address, grade, subject } of books)
      expect((await call(getTextbook, { params: { id: address } })).data).toMatchObject({ id, address, grade, subject })
  })

  test('news begin with the focus', async () => {
    const { data } = await call(contract.getNewsTeasers)
    expect(data[0]?.isFocus).toBe(true)
  })

  test('a landing page is found by key and by number', async () => {
    const { data } = await call(getLandingPage, { params: { id: 'mua-tuu-truong' } })
    expect(data.sections.length).toBeGreaterThan(2)
    expect((await call(getLandingPage, { params: { id: String(data.id) } })).data.key).toBe('mua-tuu-truong')
  })

  test('what is not there is 404', async () => {
    await expect(call(contract.getBooksInBlock, { params: { blockId: 999 } })).rejects.toMatchObject(refusal('BLOCK_NOT_FOUND'))
    await expect(call(contract.getBooksInCategory, { params: { id: 999 } })).rejects.toMatchObject(refusal('CATEGORY_NOT_FOUND'))
    await expect(call(getLandingPage, { params: { id: 'khong-co' } })).rejects.toMatchObject(refusal('LANDING_PAGE_NOT_FOUND'))
  })
})
