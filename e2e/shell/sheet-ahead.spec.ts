import type { Page } from '@playwright/test'
import { PRINTED } from '../fixtures/cart.ts'
import { isAlive, openUntouched } from '../fixtures/early.ts'
import { fontsInUse } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = `/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.${PRINTED.id}`
const SHEET = /\/assets\/style-[^/]+\.css$/
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-order-offline') ?? '[]') as { productId: number; quantity: number }[])

/** Keeps the site's sheet on its way. */
async function holdSheet(page: Page) {
  const asked = Promise.withResolvers<void>()
  const through = Promise.withResolvers<void>()
  await page.route(SHEET, async (route) => {
    asked.resolve()
    await through.promise
    await route.continue()
  })
  return { isAsked: asked.promise, letThrough: through.resolve }
}

const usesSheet = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-as=stylesheet]')?.sheet
    return sheet ? !sheet.disabled && matchMedia(sheet.media.mediaText || 'all').matches : false
  })

/** A rule that comes only with the whole sheet would show here. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main h1, main h2, main li, footer *')].map((element) => {
      const { color, backgroundColor, font, display, padding, border } = getComputedStyle(element)
      return [element.tagName, color, backgroundColor, font, display, padding, border].join(' ')
    }),
  )

test('bảng kiểu chữ đầy đủ vào dùng khi chưa ai chạm: không gì đổi dáng; cuộn trang thì chương trình chạy, vẫn thế', async ({
  page,
}) => {
  const sheet = await holdSheet(page)
  await openUntouched(page, '/tin-sach')
  await fontsInUse(page)
  const before = await looks(page)
  expect(before.length).toBeGreaterThan(50)
  expect(await usesSheet(page)).toBe(false)
  sheet.letThrough()
  await expect.poll(() => usesSheet(page)).toBe(true)
  expect(await looks(page)).toEqual(before)
  expect(await isAlive(page)).toBe(false)
  await page.mouse.wheel(0, 200)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await looks(page)).toEqual(before)
})

test('bấm khi bảng kiểu chữ còn trên đường: nút đợi bảng ấy, rồi chạy đúng một lần', async ({ page }) => {
  const sheet = await holdSheet(page)
  await openUntouched(page, BOOK)
  await sheet.isAsked
  const button = page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await button.click()
  await expect(button).toHaveAttribute('data-taken')
  expect(await page.locator('head script[type=module]').count()).toBe(0)
  sheet.letThrough()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
  expect(await usesSheet(page)).toBe(true)
})

test('bảng kiểu chữ tải trước bị đứt: cú bấm gọi lại nó', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort(), { times: 1 })
  const isCut = page.waitForEvent('requestfailed', (request) => SHEET.test(request.url()))
  await openUntouched(page, BOOK)
  await isCut
  await page.locator('link[data-as=stylesheet][data-fetched][rel=later]').waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
  expect(await usesSheet(page)).toBe(true)
})
