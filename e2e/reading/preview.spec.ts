import { noFindings } from '../fixtures/axe.ts'
import { BOOKS, ownBook } from '../fixtures/reading/book.ts'
import { openReader, placeOf, turning } from '../fixtures/reading/reader.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

for (const width of journeyWidths(390))
  test(`khách đọc thử hết phần được mở rồi mua: từ trang cuối vào giỏ và vào thanh toán (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openReader(page, `/xem-truoc?id=${BOOKS.short}`)
    await expect(page.getByRole('link', { name: 'Mua', exact: true })).toBeVisible()
    // Nothing is kept of a preview, so there is nothing to keep it with.
    await expect(page.getByRole('button', { name: 'Đánh dấu trang' })).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(page.getByText('không có trong phần đọc thử').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await turning(page, () => page.keyboard.press('End'))
    await page.keyboard.press('ArrowRight')
    const end = page.getByRole('region', { name: /./ }).filter({ hasText: 'Hết phần đọc thử' })
    await expect(end).toContainText(/Bạn vừa đọc khoảng \d+% cuốn sách/)
    await noFindings(page, { include: 'main', exclude: 'iframe' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // Back to the last page, and on again.
    await page.keyboard.press('ArrowLeft')
    await expect(end).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await end.getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await expect(end.getByRole('status')).toContainText('Đã thêm vào giỏ')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-order-offline') ?? '')).toContain(`${BOOKS.short}`)
    await end.getByRole('link', { name: 'Mua ngay' }).click()
    await expect(page).toHaveURL(new RegExp(`/mua-ngay\\?productId=${BOOKS.short}`))
  })

test('trang xem trước của sách giấy dẫn đến bản đọc thử của sách điện tử @long', async ({ page }) => {
  const answer = await page.goto('/xem-truoc?id=56')
  expect(answer?.headers()['cache-control']).toContain('public')
  await page.getByRole('link', { name: 'Đọc thử bản điện tử' }).click()
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
})

for (const [format, id] of Object.entries({ EPUB: BOOKS.short, PDF: BOOKS.pdf }))
  test(`${format}: đọc thử đến hết rồi mới có sách: sách mở tiếp từ đúng chỗ ấy, như trang cuối đã hứa @long`, async ({
    page,
    request,
  }) => {
    const lan = await newShopper(request)
    await actAs(page, lan)
    await page.setViewportSize({ width: 390, height: 844 })
    await openReader(page, `/xem-truoc?id=${id}`)
    await turning(page, () => page.keyboard.press('End'))
    const place = await placeOf(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Mua sách để đọc tiếp từ đúng chỗ này')).toBeVisible()
    await ownBook(lan, id)
    await openReader(page, `/doc-sach/${id}`)
    expect(await placeOf(page)).toBe(place)
  })
