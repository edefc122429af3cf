import { BOOKS } from '../fixtures/reading/book.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { heading, pay, till } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'

for (const width of journeyWidths(1440)) {
  test(`thành viên mua sách điện tử bằng thẻ, thấy ngay trong thư viện, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    await actAs(page, await newShopper(request))
    await page.goto(LIBRARY)
    await expect(page.getByRole('heading', { name: 'Thư viện của bạn đang trống' })).toBeVisible()
    await isSound(page)

    const { data: ebook } = await (await request.get(`/api/ProductPage/${BOOKS.short}`)).json()
    await page.goto(`/mua-ngay?productId=${ebook.id}&quantity=1`)
    // A member has told who they are.
    await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
    await expect(till(page)).toBeVisible()
    await pay(page, /Thẻ ngân hàng/)
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
    await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
    const main = page.getByRole('main')
    const reader = `/doc-sach/${ebook.address}`
    await expect(main.getByRole('link', { name: 'Đọc ngay', exact: true })).toHaveAttribute('href', reader)
    await main.getByRole('link', { name: 'Chi tiết trong tài khoản' }).click()
    await expect(main.getByRole('link', { name: `Đọc ngay: ${ebook.title}` })).toHaveAttribute('href', reader)
    await main.getByRole('link', { name: 'Mở thư viện của tôi' }).click()

    await expect(page).toHaveURL(LIBRARY)
    await expect(page.getByRole('link', { name: `Bắt đầu đọc: ${ebook.title}` })).toBeVisible()
    await isSound(page)
    await page.getByRole('link', { name: ebook.title, exact: true }).click()
    await expect(heading(page, ebook.title)).toBeVisible()
    await isSound(page)
    await main.getByRole('link', { name: 'Thư viện của tôi' }).last().click()
    await page.getByRole('link', { name: 'Khoá học', exact: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Chưa có khoá học nào' })).toBeVisible()
    await page.goto(`${LIBRARY}/999999`)
    await expect(page.getByRole('heading', { name: 'Không có trong thư viện của bạn' })).toBeVisible()

    // From the purchase straight into the book, by a document of its own.
    await page.goto('/tai-khoan/don-hang')
    await main.getByRole('link', { name: /^Xem đơn/ }).click()
    await main.getByRole('link', { name: 'Đọc ngay', exact: true }).click()
    await expect(page).toHaveURL(reader)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}
