import type { Page } from '@playwright/test'
import { alive } from './fixtures/alive.ts'
import { noFindings } from './fixtures/axe.ts'
import { newShopper, PASSWORD } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'
import { journeyWidths } from './fixtures/widths.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'
const TITLE = 'Làng xã châu thổ qua tư liệu địa bạ'
const KEY = 'wish-list'

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Yêu thích/ })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Thêm .+ vào yêu thích$/ })
const filled = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Bỏ .+ khỏi yêu thích$/ })
const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as number[], KEY)

async function logIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Đăng nhập' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  const reloaded = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await reloaded
  await alive(page)
}

for (const width of journeyWidths(390)) {
  test(`khách giữ sách, đăng nhập, danh sách đi theo, ${width} px`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/san-pham')
    await expect(header(page)).toHaveAccessibleName('Yêu thích')
    await hearts(page).first().click()
    await hearts(page).first().click()
    await expect(page).toHaveURL('/san-pham')
    await expect(filled(page)).toHaveCount(2)
    await expect(header(page)).toHaveAccessibleName('Yêu thích , số sản phẩm: 2')
    await noFindings(page)

    await page.goto(BOOK)
    const heart = page.getByRole('button', { name: `Thêm ${TITLE} vào yêu thích` })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(page.getByRole('button', { name: `Bỏ ${TITLE} khỏi yêu thích` })).toHaveAttribute('aria-pressed', 'true')
    await noFindings(page)

    await header(page).click()
    await expect(page).toHaveURL('/yeu-thich')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yêu thích 3 sản phẩm')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article').first()).toContainText(TITLE)

    await page.getByRole('button', { name: `Bỏ ${TITLE} khỏi yêu thích` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yêu thích 2 sản phẩm')
    await noFindings(page)
    await page.getByRole('button', { name: `Hoàn tác bỏ ${TITLE}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yêu thích 3 sản phẩm')
    await filled(page).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yêu thích 2 sản phẩm')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(2)
    const ids = await kept(page)
    expect(ids[0]).toBe(56)

    const { email } = await newShopper(request)
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
    await logIn(page, email)
    await expect(page.getByText('đồng ý nhận tin ưu đãi')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(header(page)).toHaveAccessibleName('Yêu thích , số sản phẩm: 2')
    expect(await kept(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('article').first()).toContainText(TITLE)
    await expect(page.getByRole('article')).toHaveCount(2)
    // With the head of somebody who is logged in.
    await noFindings(page, {})

    await page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).click()
    await expect(page.getByText(/^Đã thêm 2 sản phẩm vào giỏ hàng/)).toBeVisible()
    await page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).click()
    await expect(page.getByText('đều đã có trong giỏ')).toBeVisible()
    await expect(page.locator('[data-part=cart-count]').first()).toHaveText('2')

    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await page.getByRole('button', { name: `Bỏ ${TITLE} khỏi yêu thích` }).click()
    expect((await removed).status()).toBe(200)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('từ chối hay mất mạng: trái tim trở lại như cũ, kèm lời báo @long', async ({ page, request }) => {
  const { email } = await newShopper(request)
  await page.goto('/login')
  await logIn(page, email)
  await page.goto(BOOK)
  await page.route('**/api/Wish', (route) => route.abort())
  await page.getByRole('button', { name: `Thêm ${TITLE} vào yêu thích` }).click()
  await expect(page.getByRole('alert')).toContainText('Chưa lưu được vào danh sách yêu thích')
  await expect(page.getByRole('button', { name: `Thêm ${TITLE} vào yêu thích` })).toHaveAttribute('aria-pressed', 'false')
  await expect(header(page)).toHaveAccessibleName('Yêu thích')
  await page.unroute('**/api/Wish')
  await page.getByRole('button', { name: `Thêm ${TITLE} vào yêu thích` }).click()
  await expect(header(page)).toHaveAccessibleName('Yêu thích , số sản phẩm: 1')
})

test('bỏ cả danh sách vào giỏ, hai lần vẫn là một', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '[56,1,2]'), KEY)
  await page.goto('/yeu-thich')
  const addAll = page.getByRole('button', { name: 'Thêm tất cả vào giỏ' })
  await addAll.click()
  await expect(page.getByText(/^Đã thêm \d sản phẩm vào giỏ hàng/)).toBeVisible()
  const cart = () => page.evaluate(() => localStorage.getItem('cart-order-offline'))
  await expect.poll(cart).toContain('"productId":56,"quantity":1')
  const before = await cart()
  await addAll.click()
  await expect(page.getByText('đều đã có trong giỏ')).toBeVisible()
  expect(await cart()).toBe(before)
})

test('bằng bàn phím: tới trái tim sau liên kết của sách, bật và tắt bằng phím cách @long', async ({ page }) => {
  await page.goto('/san-pham')
  const card = page.getByRole('article').first()
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  const heart = card.getByRole('button', { name: /yêu thích$/ })
  await expect(heart).toBeFocused()
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => kept(page)).toEqual([])
})

test('hai thẻ trình duyệt chung một danh sách; bấm đúp là một lần @long', async ({ page, context }) => {
  await page.goto(BOOK)
  const other = await context.newPage()
  await other.goto(BOOK)
  await page.getByRole('button', { name: `Thêm ${TITLE} vào yêu thích` }).dblclick()
  await expect(page.getByRole('button', { name: `Bỏ ${TITLE} khỏi yêu thích` })).toBeVisible()
  await other.getByRole('button', { name: `Bỏ ${TITLE} khỏi yêu thích` }).click()
  await expect(header(page)).toHaveAccessibleName('Yêu thích')
})

test('nội dung hỏng hay lạ trong trình duyệt: bỏ đi, trang vẫn mở @long', async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.getItem('x') ?? localStorage.setItem(key, '{"hỏng'), KEY)
  await page.goto('/yeu-thich')
  await expect(page.getByRole('heading', { name: 'Chưa có cuốn nào ở đây' })).toBeVisible()
  await page.evaluate((key) => {
    sessionStorage.setItem('x', '1')
    localStorage.setItem(key, '["a",{},-1,1.5,999999,56,56]')
  }, KEY)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(header(page)).toHaveAccessibleName('Yêu thích , số sản phẩm: 1')
  expect(await kept(page)).toEqual([56])
  await noFindings(page)
})

test('danh sách dài có nhiều trang @long', async ({ page }) => {
  const ids = JSON.stringify(Array.from({ length: 45 }, (_, n) => n + 1))
  await page.addInitScript(([key, value]) => localStorage.setItem(key as string, value as string), [KEY, ids])
  await page.goto('/yeu-thich')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Trang 3', exact: true }).click()
  await expect(page).toHaveURL('/yeu-thich?page=3')
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.goto('/yeu-thich?page=99')
  await expect(page.getByRole('link', { name: 'Trang 3', exact: true })).toHaveAttribute('aria-current', 'page')
})
