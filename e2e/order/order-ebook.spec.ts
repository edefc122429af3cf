import { journeyWidths } from '../fixtures/extent.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { heading, pay, toTillOnline } from '../fixtures/till.ts'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'

for (const width of journeyWidths(1440)) {
  test(`thành viên mua sách điện tử bằng thẻ, thấy ngay trong thư viện, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    await actAs(page, await newShopper(request))
    await page.goto(LIBRARY)
    await expect(page.getByRole('heading', { name: 'Thư viện của bạn đang trống' })).toBeVisible()
    await isSound(page)

    const [ebook] = (await (await request.get('/api/ProductPage/Digital')).json()).data.filter(
      ({ kind }: { kind: string }) => kind === 'digital',
    )
    await page.goto(`/mua-ngay?productId=${ebook.id}&quantity=1`)
    await toTillOnline(page)
    await pay(page, /Thẻ ngân hàng/)
    await page.waitForURL(/\/sandbox\/vnpay\//)
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click()
    await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Mở thư viện của tôi' }).click()

    await expect(page).toHaveURL(LIBRARY)
    await expect(page.getByText('Sắp mở đọc')).toBeVisible()
    await isSound(page)
    await page.getByRole('link', { name: ebook.title }).click()
    await expect(heading(page, ebook.title)).toBeVisible()
    await expect(page.getByText('Trang đọc sắp mở')).toBeVisible()
    await isSound(page)
    await page.getByRole('main').getByRole('link', { name: 'Thư viện của tôi' }).last().click()
    await page.getByRole('link', { name: 'Khoá học', exact: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Chưa có khoá học nào' })).toBeVisible()
    await page.goto(`${LIBRARY}/999999`)
    await expect(page.getByRole('heading', { name: 'Không có trong thư viện của bạn' })).toBeVisible()
  })
}
