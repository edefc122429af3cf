import type { Page } from '@playwright/test'
import { PRINTED } from '../fixtures/cart.ts'
import { openUntouched } from '../fixtures/early.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = `/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.${PRINTED.id}`
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-order-offline') ?? '[]') as { productId: number; quantity: number }[])

interface Noted {
  isWholeAlive: boolean
  isCartComing: boolean
}
type Noting = Window & { noted?: Noted; isReplaying?: boolean }

test('cú bấm đợi phần của nó, không đợi cả trang; thứ nó cần đã được gọi trước', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      () => {
        if (!(window as Noting).isReplaying) return
        const isWholeAlive = 'hydrated' in document.documentElement.dataset
        const isCartComing = document.querySelector('link[href*="/mini-cart-"]') !== null
        ;(window as Noting).noted ??= { isWholeAlive, isCartComing }
      },
      { capture: true },
    ),
  )
  await openUntouched(page, BOOK)
  // A mouse on its way to the button would wake the page before the press.
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().dispatchEvent('click')
  await expect(page.getByRole('region', { name: 'Vừa thêm vào giỏ' })).toBeVisible()
  expect(await page.evaluate(() => (window as Noting).noted)).toEqual({ isWholeAlive: false, isCartComing: true })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(await kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
})

test('khung trang đã sống, các phần chưa: số vừa gõ được tính, hai cú bấm chạy theo thứ tự, mỗi cú một lần', async ({ page }) => {
  await page.addInitScript(() => {
    let letGo: (() => void) | undefined
    function act() {
      ;(window as Noting).noted = { isWholeAlive: 'hydrated' in document.documentElement.dataset, isCartComing: false }
      const amount = document.querySelector<HTMLInputElement>('main input[inputmode=numeric], main input[type=number]')
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      if (!amount) return
      amount.value = '3'
      amount.dispatchEvent(new Event('input', { bubbles: true }))
      buttons.find(({ textContent }) => textContent?.includes('Thêm vào giỏ'))?.click()
      buttons.find(({ textContent }) => textContent?.includes('Trích dẫn'))?.click()
    }
    // Set when the frame lives; the parts come alive when there is nothing else to do.
    Object.defineProperty(window, 'letGo', {
      get: () => letGo,
      set(given: () => void) {
        letGo = given
        queueMicrotask(act)
      },
    })
  })
  await page.goto(BOOK)
  expect(await page.evaluate(() => (window as Noting).noted)).toEqual({ isWholeAlive: false, isCartComing: false })
  await expect(page.getByRole('dialog', { name: /Trích dẫn/ })).toBeVisible()
  expect(await kept(page)).toEqual([{ productId: PRINTED.id, quantity: 3 }])
  await expect(page.locator('[data-taken]')).toHaveCount(0)
})

test('bảng giỏ nhỏ không tải về được: sách vẫn vào giỏ, một lời báo thay cho bảng', async ({ page }) => {
  await page.route(/\/mini-cart-/, (route) => route.abort())
  await openUntouched(page, BOOK)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page.getByText(/^Đã thêm “.+” vào giỏ hàng/)).toBeVisible()
  expect(await kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
  await expect(page.getByText('chưa tải về được')).toHaveCount(0)
})

test('phần đánh giá và hỏi đáp: mã tới sau, cú bấm sớm vào đó vẫn chạy', async ({ page }) => {
  const coming: string[] = []
  page.on('request', (request) => request.url().includes('/lower-parts-') && coming.push(request.url()))
  await openUntouched(page, BOOK)
  await page.waitForLoadState('networkidle')
  expect(coming).toEqual([])
  await page.getByRole('button', { name: 'Đặt câu hỏi' }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
  expect(coming).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
})

test('mã của phần đánh giá và hỏi đáp không tải về được: vẫn đọc được, bấm thì trang nói ra, phần khác vẫn chạy', async ({
  page,
}) => {
  await page.route(/\/lower-parts-/, (route) => route.abort())
  await openUntouched(page, BOOK)
  const reviews = page.locator('#danh-gia')
  const words = await reviews.textContent()
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().dispatchEvent('click')
  await expect(page.getByRole('region', { name: 'Vừa thêm vào giỏ' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(await reviews.textContent()).toBe(words)
  await page.getByRole('button', { name: 'Đặt câu hỏi' }).click()
  await expect(page.getByText('Phần này chưa tải về được')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('region', { name: /^Cùng mục/ })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(new RegExp(`${BOOK}$`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('mã của phần đánh giá còn trên đường, trang vẽ lại vì số lượng đổi: lời đánh giá vẫn đứng đó', async ({ page }) => {
  const { promise: comes, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/lower-parts-/, async (route) => {
    await comes
    await route.continue()
  })
  await openUntouched(page, BOOK)
  const reviews = page.locator('#danh-gia')
  const words = await reviews.textContent()
  expect(words).not.toBe('')
  const quantity = page.getByRole('main').getByLabel('Số lượng').locator('input').first()
  await page.getByRole('main').getByRole('button', { name: 'Thêm một' }).first().click()
  await expect(quantity).toHaveValue('2')
  await expect(reviews).toBeVisible()
  expect(await reviews.textContent()).toBe(words)
  letCome()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  expect(await reviews.textContent()).toBe(words)
})
