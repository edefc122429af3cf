import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, PRINTED, toTill } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

for (const width of journeyWidths(390))
  test(`quầy thanh toán ${width} px: đầu trang chỉ còn logo, lối về, lời an toàn và đường dây nóng`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ layout: 'vertical' })))
    await fillCart(page, PRINTED.id)
    const header = page.getByRole('banner')
    await page.goto('/gio-hang')
    await expect(heading(page, 'Giỏ hàng')).toBeVisible()
    await expect(header.getByRole('link', { name: /^Gọi hỗ trợ/ })).toHaveCount(0)

    await toTill(page)
    await expect(header.getByRole('link', { name: /về trang chủ$/ })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Gọi hỗ trợ: 024 0000 1616' })).toHaveAttribute('href', /^tel:/)
    await expect(header.getByText(/an toàn/)).toBeVisible()
    for (const away of [
      header.getByRole('navigation'),
      header.getByRole('search'),
      header.getByRole('link', { name: /^Giỏ hàng/ }),
    ])
      await expect(away).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Thanh bên' })).toHaveCount(0)
    await noFindings(page, {})

    await header.getByRole('button', { name: 'Về bước giao hàng' }).click()
    await expect(heading(page, 'Giao hàng tới đâu?')).toBeFocused()
    await header.getByRole('button', { name: 'Về giỏ hàng' }).click()
    await expect(heading(page, 'Giỏ hàng')).toBeFocused()
    await expect(header.getByRole('link', { name: /^Giỏ hàng/ })).toBeVisible()
    await expect(header.getByRole('link', { name: /^Gọi hỗ trợ/ })).toHaveCount(0)
  })
