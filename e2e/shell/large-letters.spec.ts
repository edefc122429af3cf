import type { Locator, Page } from '@playwright/test'
import { COMBO, EBOOK, openWith, order, PRINTED } from '../fixtures/cart.ts'
import { expectNoSideways, withLargestLetters } from '../fixtures/letters.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGES = [
  '/trang-chu',
  '/flashSale',
  `/san-pham/${PRINTED.id}`,
  `/san-pham/${COMBO.id}`,
  '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101',
  '/lien-he-hop-tac',
]
const EXERCISE = '/bai-tap/luyen-tap-ep-tim-ngoai-long-nguc.101'

test.use({ hasTouch: true, isMobile: true })
test.beforeEach(async ({ page }) => withLargestLetters(page))

/** What lies on top there: by it a finger's press is taken. */
const isOnTop = (button: Locator, dx = 0, dy = 0) =>
  button.evaluate(
    (element, [right, down]) => {
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
      return top !== null && element.contains(top)
    },
    [dx, dy] as const,
  )

const steppers = (page: Page) => page.getByRole('button', { name: /^(Bớt|Thêm) một$/ }).all()
/** Lines whose sum lies over the stepper: the button may still be pressed, but nobody sees it. */
const coveredSteppers = (page: Page) =>
  page.locator('li:has([data-part=line-sum]):has([role=group])').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const [stepper, sum] = ['[role=group]', '[data-part=line-sum]'].map((part) =>
        line.querySelector(part)?.getBoundingClientRect(),
      )
      if (!stepper || !sum) return ['a part is missing']
      const isApart = sum.left >= stepper.right || sum.top >= stepper.bottom || sum.bottom <= stepper.top
      return isApart ? [] : [line.textContent]
    }),
  )
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('320 điểm ảnh, chữ 130 %: không trang nào cuộn ngang, giỏ hàng ở đầu trang còn nguyên', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await expectNoSideways(page, path)
    const cart = await page
      .getByRole('banner')
      .getByRole('link', { name: /^Giỏ hàng/ })
      .boundingBox()
    expect((cart?.x ?? 999) + (cart?.width ?? 0), path).toBeLessThanOrEqual(320)
  }
})

test('320 điểm ảnh, chữ 130 %: giá trong giỏ không che nút thêm; các bước vừa màn hình', async ({ page }) => {
  await openWith(page, [
    [PRINTED.id, 3],
    [EBOOK.id, 1],
    [COMBO.id, 1],
  ])
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await expectNoSideways(page, `giỏ ở ${width} px`)
    for (const button of await steppers(page)) expect(await isOnTop(button), `ở ${width} px`).toBe(true)
    expect(await coveredSteppers(page), `ở ${width} px`).toEqual([])
  }
  await order(page).click()
  await expect(page.getByLabel('Tỉnh, thành phố', { exact: true })).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expectNoSideways(page, `giao hàng ở ${width} px`)
  }
})

test('320 điểm ảnh, chữ 130 %: từ danh mục tới cài đặt, giảm cỡ chữ lại được', async ({ page }) => {
  await page.goto(EXERCISE)
  await page.getByRole('button', { name: 'Mở danh mục' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Cài đặt hiển thị' }).tap()
  const panel = page.getByRole('dialog', { name: 'Cài đặt hiển thị' })
  for (const name of ['Giảm cỡ chữ', 'Tăng cỡ chữ']) {
    const picture = await panel.getByRole('button', { name }).locator('svg').boundingBox()
    expect(picture?.width, name).toBeGreaterThan(18)
  }
  const reset = panel.getByRole('button', { name: 'Đặt lại' })
  const { x, width } = (await reset.boundingBox()) ?? { x: 999, width: 0 }
  expect(x + width).toBeLessThanOrEqual(320)
  await reset.tap()
  await expect(panel.getByText('100\u00a0%')).toBeVisible()
})

test.describe('Chữ 100 %', () => {
  test.beforeEach(async ({ page }) => page.addInitScript(() => localStorage.removeItem('settings')))

  test('ngón tay bấm trúng nút bớt, thêm, lưu lại trong 44 điểm ảnh', async ({ page }) => {
    await openWith(page, [[PRINTED.id, 3]])
    const reach = { 'Bớt một': [-25, 17], 'Thêm một': [-17, 25] }
    for (const [name, sides] of Object.entries(reach)) {
      const button = page.getByRole('button', { name, exact: true })
      for (const dx of sides) for (const dy of [-21, 21]) expect(await isOnTop(button, dx, dy), `${name} ${dx} ${dy}`).toBe(true)
    }
    const later = await page.getByRole('button', { name: /^Lưu lại mua sau/ }).boundingBox()
    expect(later?.height).toBeGreaterThanOrEqual(44)
  })
})

test('320 điểm ảnh, chữ 130 %: nút giỏ của một thẻ sách không ra khỏi thẻ của nó', async ({ page }) => {
  await page.goto('/san-pham?searchContent=lich%20su')
  await expectNoSideways(page, 'danh sách')
  const out = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const [edge, button] = [card.getBoundingClientRect(), card.querySelector('[data-brings=cart]')?.getBoundingClientRect()]
      return button && button.right > edge.right + 10 ? [card.textContent] : []
    }),
  )
  expect(out).toEqual([])
})

test('320 điểm ảnh, chữ 130 %: lối về của bài tập còn chữ để đọc', async ({ page }) => {
  await page.goto(EXERCISE)
  await expectNoSideways(page, EXERCISE)
  const ways = page.getByRole('navigation', { name: 'Vị trí trang' }).getByRole('link')
  await expect(ways).toHaveCount(3)
  for (const way of await ways.all()) expect((await way.boundingBox())?.width).toBeGreaterThan(40)
})
