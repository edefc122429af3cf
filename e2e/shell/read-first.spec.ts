import type { Locator, Page } from '@playwright/test'
import { PRINTED } from '../fixtures/cart.ts'
import { holdProgram, isAlive, openUntouched } from '../fixtures/early.ts'
import { linkIn } from '../fixtures/mailbox.ts'
import { soldOut } from '../fixtures/sold-out.ts'
import { expect, test } from '../fixtures/test.ts'
import { newBuyer } from '../fixtures/till.ts'
import { sample } from '../fixtures/widths.ts'

const BOOK = `/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.${PRINTED.id}`
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-order-offline') ?? '[]') as { productId: number; quantity: number }[])
const hearts = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('wish-list') ?? '[]') as number[])
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

interface Part {
  name: string
  path: string
  width: number
  pressed(page: Page): Locator
  /** What one press, and only one, comes to. */
  becomes(page: Page): Promise<unknown>
}

const PARTS: Part[] = [
  {
    name: 'trang chủ: mở danh mục',
    path: '/trang-chu',
    width: 390,
    pressed: (page) => page.getByRole('button', { name: 'Mở danh mục' }),
    becomes: (page) => expect(dialog(page, 'Danh mục và lối đi')).toBeVisible(),
  },
  {
    name: 'trang chủ: tạm dừng ảnh bìa',
    path: '/trang-chu',
    width: 1440,
    pressed: (page) => page.getByRole('button', { name: /^(Tạm dừng|Chạy tiếp)$/ }).first(),
    becomes: (page) => expect(page.getByRole('button', { name: 'Chạy tiếp' })).toBeVisible(),
  },
  {
    name: 'trang chủ: cài đặt hiển thị',
    path: '/trang-chu',
    width: 1440,
    pressed: (page) => page.getByRole('banner').getByRole('button', { name: 'Cài đặt hiển thị' }),
    becomes: (page) => expect(dialog(page, 'Cài đặt hiển thị')).toBeVisible(),
  },
  {
    name: 'danh sách: thêm vào giỏ từ thẻ sách',
    path: '/san-pham?inStock=1',
    width: 390,
    pressed: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Thêm .+ vào giỏ$/ })
        .first(),
    becomes: (page) => expect.poll(async () => (await kept(page)).map(({ quantity }) => quantity)).toEqual([1]),
  },
  {
    name: 'danh sách: mở bộ lọc',
    path: '/san-pham',
    width: 390,
    pressed: (page) => page.getByRole('main').getByRole('button', { name: /^Lọc/ }),
    becomes: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'trang sách: thêm vào giỏ',
    path: BOOK,
    width: 390,
    pressed: (page) => page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first(),
    becomes: (page) => expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }]),
  },
  {
    name: 'trang sách: yêu thích',
    path: BOOK,
    width: 1440,
    pressed: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /yêu thích/i })
        .first(),
    becomes: (page) => expect.poll(() => hearts(page)).toEqual([PRINTED.id]),
  },
  {
    name: 'trang sách: trích dẫn',
    path: BOOK,
    width: 1440,
    pressed: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Trích dẫn/ })
        .first(),
    becomes: (page) => expect(dialog(page, /Trích dẫn/)).toBeVisible(),
  },
]

for (const { name, path, width, pressed, becomes } of sample(PARTS, 2)) {
  test(`bấm hai lần khi chương trình chưa tới, thấy ngay là đã nhận, rồi chạy đúng một lần – ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const program = await holdProgram(page)
    await openUntouched(page, path)
    const button = await pressed(page).elementHandle()
    await pressed(page).click()
    await pressed(page).click()
    expect(await button?.getAttribute('data-taken')).toBe('')
    expect(await button?.getAttribute('aria-busy')).toBe('true')
    await program.letThrough()
    await becomes(page)
    expect(await button?.getAttribute('data-taken')).toBeNull()
    expect(await button?.getAttribute('aria-busy')).toBeNull()
    await becomes(page)
  })
}

test('bấm bằng phím Enter khi chương trình chưa tới: cũng chạy đúng một lần', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().press('Enter')
  await program.letThrough()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
})

test('cú bấm đầu tiên hiện ra trước, chương trình chạy sau: không gì giữ lại khung hình ấy', async ({ page }) => {
  await openUntouched(page, BOOK)
  await page.waitForLoadState('networkidle')
  const right = await page
    .getByRole('main')
    .getByRole('button', { name: 'Thêm vào giỏ' })
    .first()
    .evaluate((button) => {
      for (const sign of ['pointerdown', 'pointerup', 'click']) button.dispatchEvent(new PointerEvent(sign, { bubbles: true }))
      return [button.hasAttribute('data-taken'), document.head.querySelector('script[type=module]') !== null]
    })
  expect(right).toEqual([true, false])
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})

test('gõ số lượng rồi thêm vào giỏ khi chương trình chưa tới: số đã gõ còn nguyên và được tính @long', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  const amount = page.getByRole('main').getByRole('spinbutton', { name: 'Số lượng' })
  await amount.fill('3')
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await program.letThrough()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 3 }])
  await expect(amount).toHaveValue('3')
})

test('bấm thêm bốn lần rồi bấm nút mua ở cuối màn hình khi chương trình chưa tới: từng lần được tính, giỏ có năm cuốn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  const more = page.getByRole('main').getByRole('button', { name: 'Thêm một' })
  for (let press = 0; press < 4; press++) await more.click()
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await program.letThrough()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 5 }])
  await expect(page.locator('[data-bottom-bar]').getByRole('link', { name: 'Mua ngay' })).toHaveAttribute('href', /quantity=5/)
})

test('tải lại trang sách rồi quay lại khi chưa ai chạm: danh sách trở lại, và sống @long', async ({ page }) => {
  await page.goto('/san-pham?inStock=1&sort=title')
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await card.click()
  await expect(page).toHaveURL(/\/san-pham\/./)
  await page.reload({ waitUntil: 'load' })
  expect(await isAlive(page)).toBe(false)
  await page.goBack({ waitUntil: 'commit' })
  const buttons = page.getByRole('main').getByRole('button', { name: /^Thêm .+ vào giỏ$/ })
  await expect(buttons.nth(3)).toBeVisible()
  await buttons.first().click()
  await expect.poll(async () => (await kept(page)).map(({ quantity }) => quantity)).toEqual([1])
})

test('gõ số lượng rồi bấm Mua ngay: đường dẫn đợi con số ấy', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  await page.getByRole('main').getByRole('spinbutton', { name: 'Số lượng' }).fill('2')
  await page.getByRole('main').getByRole('link', { name: 'Mua ngay' }).first().click()
  await program.letThrough()
  await expect(page).toHaveURL(/\/mua-ngay\?.*=2/)
})

test('sách hết hàng: gõ email rồi bấm Báo tôi khi chương trình chưa tới, thư xác nhận vẫn được gửi @long', async ({
  page,
  request,
}) => {
  const { email } = newBuyer()
  const program = await holdProgram(page)
  await openUntouched(page, (await soldOut(3)).path)
  const form = page.getByRole('form', { name: 'Báo khi có hàng' })
  const button = form.getByRole('button', { name: 'Báo tôi khi có hàng' })
  await form.getByLabel('Email nhận báo khi có hàng').fill(email)
  await button.click()
  await expect(button).toHaveAttribute('data-taken')
  await program.letThrough()
  await expect(page.getByRole('alert').filter({ hasText: 'mở thư xác nhận' })).toBeVisible()
  await linkIn(request, email, /\/bao-co-hang\?xac-nhan=[\w-]+/)
})

test('yêu thích rồi bấm sang trang khác khi chương trình chưa tới: cú bấm trước không mất @long', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  await page
    .getByRole('main')
    .getByRole('button', { name: /yêu thích/i })
    .first()
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Tin sách' }).click()
  await program.letThrough()
  await expect(page).toHaveURL('/tin-sach')
  expect(await hearts(page)).toEqual([PRINTED.id])
})

test('chọn cách sắp xếp khi chương trình chưa tới: danh sách theo lựa chọn ấy @long', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, '/san-pham')
  const order = page.getByRole('main').getByRole('combobox').first()
  await order.selectOption({ index: 1 })
  await expect(order).toHaveAttribute('data-taken', '')
  await program.letThrough()
  await expect(page).toHaveURL(/sort=/)
})

test('tìm sách khi chương trình chưa tới: trình duyệt tự đi; chữ gõ dở còn nguyên khi chương trình tới @long', async ({
  page,
}) => {
  const program = await holdProgram(page)
  await openUntouched(page, '/trang-chu')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Tìm sách trong toàn trang' })
  await field.pressSequentially('giải tích')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/san-pham\?.*searchContent=gi/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await field.fill('đại số')
  await program.letThrough()
  await expect(field).toHaveValue('đại số')
})

test('chương trình không tải về được: nút thôi chờ, trang nói ra và chỉ lối đi tiếp', async ({ page }) => {
  const program = await holdProgram(page)
  await openUntouched(page, BOOK)
  const button = page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await button.click()
  await expect(button).toHaveAttribute('data-taken')
  await program.cut()
  const notice = page.getByRole('alert').filter({ hasText: 'chưa tải về được' })
  await expect(notice).toBeVisible()
  await expect(button).not.toHaveAttribute('data-taken')
  await expect(button).not.toHaveAttribute('aria-busy')
  await program.mend()
  const loaded = page.waitForEvent('domcontentloaded')
  await notice.getByRole('link', { name: 'Tải lại trang' }).click()
  await loaded
  await button.click()
  await expect.poll(() => kept(page)).toEqual([{ productId: PRINTED.id, quantity: 1 }])
})

test('chưa ai chạm: không gì chạy; người có giỏ hàng hay tới từ cộng tác viên thì trang tự sống', async ({ page }) => {
  await openUntouched(page, BOOK)
  await page.waitForLoadState('networkidle')
  expect(await isAlive(page)).toBe(false)
  await page.evaluate(() => localStorage.setItem('cart-order-offline', '[{"productId":56,"quantity":2}]'))
  await page.goto('/gioi-thieu', { waitUntil: 'load' })
  await expect(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng.*2/ })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/trang-chu?affiliateCode=BANDOC26', { waitUntil: 'load' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('affiliateCode'))).toContain('BANDOC26')
})

test('điện thoại: phần dưới màn hình đợi trang tới đủ rồi hiện ra khi tới gần, dù chương trình không tới', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await holdProgram(page)
  await openUntouched(page, '/trang-chu')
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await expect(foot.getByRole('link', { name: 'Giới thiệu nhà xuất bản' }).first()).toBeVisible()
  expect(await isAlive(page)).toBe(false)
})

test('điện thoại: không ai chạm vào, những phần kế dưới màn hình tự hiện lần lượt @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await holdProgram(page)
  await openUntouched(page, '/trang-chu')
  await expect(page.locator('html[data-lower=near]')).toBeAttached()
  const parts = page.locator('main .lower')
  await expect(parts.nth(0)).toHaveCSS('content-visibility', 'auto')
  await expect(page.getByRole('contentinfo')).toHaveCSS('display', 'block')
})

test('điện thoại: ai tới một phần của trang bằng địa chỉ đứng đúng ở đầu phần ấy, cả khi chương trình đã chạy @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openUntouched(page, `${BOOK}#danh-gia`)
  await expect.poll(() => distanceTo(page, '#danh-gia')).toBeLessThan(200)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(() => distanceTo(page, '#danh-gia')).toBeLessThan(200)
})

test('điện thoại: mục lục của trang dẫn đúng tới đầu phần, dù chương trình chưa tới @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await holdProgram(page)
  await openUntouched(page, BOOK)
  const parts = page.getByRole('navigation', { name: 'Các phần của trang' })
  await parts.getByRole('link', { name: /^Đánh giá/ }).click()
  await expect.poll(() => distanceTo(page, '#danh-gia')).toBeLessThan(200)
  expect(await isAlive(page)).toBe(false)
})

const distanceTo = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.abs(element.getBoundingClientRect().top))

test('chữ thay thế nào cũng được trình duyệt nhận: tiêu đề không đổi dòng khi phông thật tới', async ({ page }) => {
  await openUntouched(page, '/trang-chu')
  const families = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  )
  for (const family of ['Sans while loading', 'Literata while loading'])
    for (const weight of [400, 600]) expect(families).toContain(`${family} ${weight}`)
})
