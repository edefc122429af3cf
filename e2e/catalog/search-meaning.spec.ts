import { expect, test } from '../fixtures/test.ts'

const find = async (page: import('@playwright/test').Page, words: string) => {
  await page.goto(`/san-pham?searchContent=${encodeURIComponent(words)}`)
  return page.getByRole('heading', { level: 3 })
}

test.describe('tìm như người ta gõ', () => {
  test('giáo trình giải tích pdf: cuốn Giải tích đứng đầu', async ({ page }) => {
    const titles = await find(page, 'giáo trình giải tích pdf')
    await expect(titles.first()).toContainText('Giải tích')
  })

  test('tên một kệ: sách của kệ ấy, và lối vào kệ @long', async ({ page }) => {
    await find(page, 'sách luật dân sự')
    await page.getByRole('main').getByRole('link', { name: 'Luật dân sự', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Luật dân sự' })).toBeVisible()
  })

  test('từ không cuốn nào có cùng những từ khác: bỏ ra và nói rõ @long', async ({ page }) => {
    await find(page, 'nuôi ong lấy mật ở sao hoả')
    await expect(page.getByText('Không có sách khớp mọi từ. Đã bỏ:')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: /Nuôi ong/ })).toBeVisible()
  })

  test('thứ nhà xuất bản không có: trang trống chỉ kệ sách và sách để đi tiếp @long', async ({ page }) => {
    await find(page, 'tủ lạnh samsung')
    await expect(page.getByText('Chưa tìm thấy cuốn nào')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Xem tất cả sách' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Dạo các kệ sách' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Đang bán chạy' }).getByRole('article')).toHaveCount(6)
  })
})
