import type { Locator } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

for (const width of journeyWidths(390)) {
  test(`thêm vào giỏ ngay từ thẻ sách, bằng chuột và bàn phím, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/san-pham?inStock=1')
    const buttons = page.getByRole('main').getByRole('button', { name: /^Thêm .+ vào giỏ$/ })
    const kept = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('cart-order-offline') ?? '[]') as { quantity: number }[]).length)
    await buttons.first().click()
    await expect.poll(kept).toBe(1)
    const small = page.getByRole('region', { name: 'Vừa thêm vào giỏ' })
    await expect(small.getByText(/^Đã thêm “/)).toBeVisible()
    // Below the header's cart, within the screen; where that has scrolled away, at the screen's upper edge.
    await expect.poll(async () => (await belowCart(small)).down).toBe(8)
    expect((await belowCart(small)).right).toBeGreaterThanOrEqual(8)
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(async () => (await belowCart(small)).down).toBe(8)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page).toHaveURL('/san-pham?inStock=1')
    await buttons.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect.poll(kept).toBe(2)
    const box = await buttons.first().boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    const title = await page.getByRole('main').getByRole('article').first().getByRole('heading').boundingBox()
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    await noFindings(page)
  })
}

/** How far the small cart stands below the cart's own place, or the screen's upper edge, and from the right one. */
const belowCart = (small: Locator) =>
  small.evaluate((box) => {
    const { offsetTop, offsetLeft, offsetWidth } = box as HTMLElement
    const icon = box.parentElement?.getBoundingClientRect()
    return {
      down: Math.round(offsetTop - Math.max(icon?.bottom ?? 0, 0)),
      right: document.documentElement.clientWidth - offsetLeft - offsetWidth,
    }
  })

test('khoá học và sách hết hàng không có nút thêm vào giỏ trên thẻ', async ({ page }) => {
  await page.goto('/sach-dien-tu')
  const course = page.getByRole('article').filter({ hasText: 'Khoá học' }).first()
  await expect(course).toBeVisible()
  await expect(course.getByRole('button', { name: /vào giỏ$/ })).toHaveCount(0)
})
