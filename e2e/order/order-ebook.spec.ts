import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { heading, pay, till } from '../fixtures/till.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'
/** On sale, and no file of it has been taken in. */
const UNPREPARED = 1049
const NOT_YET = 'Bản đọc trên web đang được chuẩn bị; sách mở trong Thư viện của tôi ngay khi sẵn sàng'

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

test('sách điện tử chưa có bản đọc: trang sách, bước mua và đơn hàng nói trước, không hứa đọc ngay, 390 px', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await actAs(page, await newShopper(request))
  await page.goto(`/san-pham/${UNPREPARED}`)
  const main = page.getByRole('main')
  await expect(main.getByText(NOT_YET)).toBeVisible()
  await expect(main.getByText('Đọc được ngay')).toHaveCount(0)
  await page.goto(`/mua-ngay?productId=${UNPREPARED}&quantity=1`)
  await expect(main.getByText(NOT_YET)).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await expect(till(page).getByText(NOT_YET)).toBeVisible()
  await pay(page, /Thẻ ngân hàng/)
  await page.waitForURL(/\/sandbox\/vnpay\//)
  await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  await expect(main.getByText(NOT_YET)).toBeVisible()
  await expect(main.getByText(/phần còn đang được chuẩn bị sẽ mở ở đó/).first()).toBeVisible()
  await expect(main.getByText('Đã mở trong thư viện')).toHaveCount(0)
})

test('mua ngay thứ đã có trong thư viện: được nói rõ ở từng bước, kèm lối mở', async ({ page, request }) => {
  await actAsOwner(page, request, BOOKS.short)
  await page.goto(`/mua-ngay?productId=${BOOKS.short}&quantity=1`)
  const owned = page.getByRole('main').getByText('Đã có trong thư viện của bạn')
  await expect(owned).toBeVisible()
  await expect(page.getByText('Đọc được ngay')).toHaveCount(0)
  await isSound(page)
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await expect(till(page).getByText('Đã có trong thư viện của bạn')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Mở trong thư viện' }).click()
  await expect(page).toHaveURL(new RegExp(`${LIBRARY}/.+`))
})
