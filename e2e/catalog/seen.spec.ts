import type { Page } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const shelf = (page: Page) => page.getByRole('region', { name: 'Bạn đã xem' })
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('seen-books') ?? '[]') as number[])

async function look(page: Page, id: number): Promise<void> {
  await page.goto(`/san-pham/${id}`)
  await expect.poll(() => kept(page).then(([latest]) => latest)).toBe(id)
}

for (const width of journeyWidths(390)) {
  test(`sách đã xem: từ cuốn thứ ba mới có kệ, chỉ hỏi khi cuộn tới, một lần, ${width} px @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/Wish/cards')) asked += 1
    })
    await look(page, 56)
    await look(page, 57)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(shelf(page)).toHaveCount(0)
    await look(page, 58)
    expect(asked).toBe(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(shelf(page).getByRole('article')).toHaveCount(2)
    const addresses = await shelf(page)
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\./, '')))
    expect(addresses).toEqual(['57', '56'])
    expect(asked).toBe(1)
    await noFindings(page)

    await page.goto('/gio-hang')
    await expect(page.getByRole('heading', { name: 'Giỏ hàng đang trống' })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(shelf(page).getByRole('article')).toHaveCount(3)
    await noFindings(page)
  })
}

test('đăng xuất rồi, người dùng máy sau không biết ai đã xem gì @long', async ({ page, request }) => {
  await actAs(page, await newShopper(request))
  await look(page, 56)
  await look(page, 57)
  await page.goto('/logout')
  await page.waitForURL('/trang-chu')
  expect(await kept(page)).toEqual([])
})
