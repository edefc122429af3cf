import type { Page } from '@playwright/test'
import { open, openSettings } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('Cài đặt hiển thị', () => {
  test('còn nguyên sau khi tải lại, và có mặt trước nét vẽ đầu tiên', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { dataset, style } = document.documentElement
        Object.assign(window, { early: { theme: dataset.theme, layout: dataset.layout, fontSize: style.fontSize } })
      })
    })
    await open(page)
    const panel = await openSettings(page)
    await panel.getByRole('radio', { name: 'Tối' }).check()
    await panel.getByRole('button', { name: 'Tăng cỡ chữ' }).click()
    await panel.getByRole('button', { name: 'Tăng cỡ chữ' }).click()
    await expect(panel.getByText('120 %')).toBeVisible()
    await panel.getByRole('radio', { name: 'Dọc', exact: true }).check()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect
      .poll(() => stored(page, 'settings'))
      .toBe('{"theme":"dark","fontPercent":120,"layout":"vertical","isFolded":false}')

    await page.reload()
    expect(await page.evaluate(() => (window as never as { early: object }).early)).toEqual({
      theme: 'dark',
      layout: 'vertical',
      fontSize: '75%',
    })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveCSS('font-size', '12px')
    // SPEC §9: 280 px wide, times the reader's factor.
    await expect(page.getByRole('navigation', { name: 'Điều hướng dọc' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Thanh bên' })).toHaveCSS('width', '336px')
  })

  test('được lưu 300 ms sau lần đổi cuối @long', async ({ page }) => {
    await page.clock.install()
    await open(page)
    const panel = await openSettings(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await panel.getByRole('radio', { name: 'Tối' }).check()
    await page.clock.runFor(200)
    await panel.getByRole('radio', { name: 'Giấy ngà' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sepia')
    await page.clock.runFor(299)
    expect(await stored(page, 'settings')).toBe(null)
    await page.clock.runFor(1)
    expect(await stored(page, 'settings')).toBe('{"theme":"sepia","fontPercent":100,"layout":"horizontal","isFolded":false}')
  })

  test('cỡ chữ từ 70 % đến 130 %, và đặt lại được; toàn màn hình; Esc đóng bảng, con trỏ về nút đã mở @long', async ({
    page,
  }) => {
    await open(page)
    const panel = await openSettings(page)
    const smaller = panel.getByRole('button', { name: 'Giảm cỡ chữ' })
    const larger = panel.getByRole('button', { name: 'Tăng cỡ chữ' })
    for (let n = 0; n < 3; n++) await smaller.click()
    await expect(panel.getByText('70 %')).toBeVisible()
    await expect(smaller).toBeDisabled()
    await panel.getByRole('button', { name: 'Đặt lại' }).click()
    for (let n = 0; n < 3; n++) await larger.click()
    await expect(panel.getByText('130 %')).toBeVisible()
    await expect(larger).toBeDisabled()
    await expect(page.locator('html')).toHaveCSS('font-size', '13px')

    await panel.getByRole('button', { name: 'Toàn màn hình' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
    await page.evaluate(() => document.exitFullscreen())
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cài đặt hiển thị' })).toBeFocused()
  })

  test('trình duyệt không có toàn màn hình thì báo lỗi @long', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }))
    await open(page)
    const panel = await openSettings(page)
    await panel.getByRole('button', { name: 'Toàn màn hình' }).click()
    await expect(page.getByRole('alert')).toHaveText('Trình duyệt này không hỗ trợ chế độ toàn màn hình')
  })
})

test('SPEC §9: nội dung rộng nhất của mỗi bố cục @long', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const [layout, content] of [
    ['horizontal', 1320],
    ['vertical', 1120],
    ['vertical-2', 1120],
  ] as const) {
    // Of several that were added the last one counts.
    await page.addInitScript((name) => localStorage.setItem('settings', JSON.stringify({ layout: name })), layout)
    await open(page, '/san-pham')
    const widths = await page.locator('main .wrap').evaluateAll((parts) =>
      parts.map((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part)
        return part.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      }),
    )
    // The 1570 px of the horizontal container leave room around it; nothing in it is wider than this.
    expect(Math.max(...widths), layout).toBe(content)
  }
})

test('SPEC §9: thanh bên rộng 280, 120; thu gọn và thu hẹp còn 64, nhớ sau khi tải lại @long', async ({ page }) => {
  await open(page, '/san-pham')
  const side = page.getByRole('complementary', { name: 'Thanh bên' })
  const panel = await openSettings(page)
  const narrow = panel.getByRole('checkbox', { name: 'Thu hẹp thanh bên, chỉ còn biểu tượng' })
  await expect(narrow).toHaveCount(0)
  for (const [layout, width] of [
    ['Dọc', '280px'],
    ['Dọc gọn', '120px'],
  ] as const) {
    await panel.getByRole('radio', { name: layout, exact: true }).check()
    await expect(side).toHaveCSS('width', width)
    await narrow.check()
    await expect(side).toHaveCSS('width', '64px')
    await narrow.uncheck()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await expect(side).toHaveCSS('width', '64px')
  await expect.poll(() => stored(page, 'settings')).toContain('"layout":"vertical-2","isFolded":true')
  await page.reload()
  await expect(side).toHaveCSS('width', '64px')
  await expect(side.getByRole('link', { name: 'Thư viện số' })).toBeVisible()
  await page.getByRole('button', { name: 'Mở rộng' }).click()
  await expect(side).toHaveCSS('width', '120px')
})
