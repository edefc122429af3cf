import type { Locator, Page } from '@playwright/test'
import { actAs, asStaff, buy, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const PATH = '/san-pham/58'

for (const width of journeyWidths(390)) {
  test(`bạn đọc hỏi về sách, người đã mua và nhà xuất bản trả lời, ${width} px`, async ({ page, request, browser }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATH)
    const part = page.getByRole('region', { name: 'Hỏi đáp' })
    await part.getByRole('button', { name: 'Đặt câu hỏi' }).click()
    await expect(page.getByRole('dialog').getByRole('form', { name: 'Đăng nhập' })).toBeVisible()

    await actAs(page, await newShopper(request))
    await page.goto(PATH)
    await part.getByRole('button', { name: 'Đặt câu hỏi' }).click()
    const words = `Sách có bản đồ kèm theo không ạ ${Date.now()}?`
    await part.getByRole('button', { name: 'Gửi câu hỏi' }).click()
    await expect(part.getByText('Xin viết câu hỏi rõ hơn, ít nhất 10 ký tự')).toBeVisible()
    await part.getByLabel('Câu hỏi của bạn').fill(words)
    await isSound(page)
    await part.getByRole('button', { name: 'Gửi câu hỏi' }).click()
    const asked = part.getByRole('article').filter({ hasText: words })
    await expect(asked).toContainText('Đang chờ duyệt')

    const headers = { authorization: `Bearer ${await asStaff(request)}` }
    const pending = await (await request.get('/api/Staff/ProductQuestions?state=pending&perPage=100', { headers })).json()
    const { id } = pending.data.find(({ content }: { content: string }) => content === words)
    const minh = await newShopper(request, 'Trần Văn Minh')
    await buy(request, minh, 58)
    const other = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await actAs(other, minh)
    await other.goto(PATH)
    await expect(other.getByRole('article').filter({ hasText: words })).toHaveCount(0)
    await request.patch(`/api/Staff/ProductQuestions/${id}`, { headers, data: { state: 'shown' } })
    const seen = other.getByRole('article').filter({ hasText: words })
    await reloadUntil(other, seen)
    await seen.getByRole('button', { name: /^Trả lời: / }).click()
    await seen.getByLabel('Câu trả lời của bạn').fill('Có ba bản đồ gấp ở cuối sách bạn nhé.')
    await seen.getByRole('button', { name: 'Gửi câu trả lời' }).click()
    await expect(seen).toContainText('Đang chờ duyệt')
    await other.context().close()

    await request.post(`/api/Staff/ProductQuestions/${id}/answers`, { headers, data: { content: 'Sách kèm ba bản đồ gấp.' } })
    await reloadUntil(page, asked.filter({ hasText: 'Nhà xuất bản' }))
    await expect(asked).not.toContainText('Có ba bản đồ gấp ở cuối')
    await isSound(page)
  })
}

/** The page's old answer is dropped a moment after the change is confirmed. */
async function reloadUntil(page: Page, seen: Locator) {
  await expect(async () => {
    await page.reload()
    await expect(seen).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test.describe('không cần JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('câu hỏi từ câu thứ sáu nằm ở trang sau, mở bằng một liên kết', async ({ page }) => {
    await page.goto('/san-pham/56')
    const part = page.getByRole('region', { name: 'Hỏi đáp' })
    await expect(part.getByRole('article')).toHaveCount(5)
    const seen = await part.getByRole('heading', { level: 3 }).allTextContents()
    await part.getByRole('navigation', { name: 'Trang hỏi đáp' }).getByRole('link', { name: 'Trang 2' }).click()
    await expect(page).toHaveURL(/\?trang=2#hoi-dap$/)
    await expect(part.getByRole('heading', { level: 3 }).first()).toBeVisible()
    const next = await part.getByRole('heading', { level: 3 }).allTextContents()
    expect(next.filter((one) => seen.includes(one))).toEqual([])
    await expect(part).toContainText('Nhà xuất bản')
  })
})
