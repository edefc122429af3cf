import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, keptCart, PRINTED, pay, till, toTill } from '../fixtures/till.ts'

const NO_ORDER = '00000000-0000-4000-8000-000000000000'

test('bấm đúp, trả lời bị mất: vẫn là một đơn', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  const keys: string[] = []
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    keys.push(route.request().postDataJSON().requestKey)
    // It reaches the server, and the answer gets lost.
    if (keys.length === 1) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await till(page)
    .getByRole('radio', { name: /Trả tiền khi nhận hàng/ })
    .check()
  await till(page)
    .getByRole('checkbox', { name: /Tôi đồng ý/ })
    .check()
  await till(page)
    .getByRole('button', { name: /^Đặt hàng/ })
    .dblclick()
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(await keptCart(page)).toBe('[]')
})

test('mua ngay bằng tiền mặt, giỏ thật vẫn nguyên; giá đổi giữa chừng thì về lại giỏ kèm lời giải thích @long', async ({
  page,
}) => {
  await fillCart(page, 58, 2)
  await page.goto(`/mua-ngay?productId=${PRINTED.id}&quantity=1`)
  await toTill(page, { path: '/mua-ngay' })
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const body = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: body.expectedTotal - 1000 }) })
  })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(page.getByText('Giá hoặc ưu đãi vừa thay đổi')).toBeVisible()
  await expect(heading(page, 'Mua ngay')).toBeVisible()
  await page.unroute('**/api/Order/checkout-without-login')
  await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
  await page.getByRole('button', { name: /^Tiếp tục/ }).click()
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  expect(await keptCart(page)).toBe('[{"productId":58,"quantity":2}]')
})

test('hết hàng lúc trả tiền: về lại giỏ, dòng ấy được nói rõ', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const body = { isSuccess: false, data: null, successMessage: null, errorMessage: 'Một số sản phẩm không còn đủ hàng' }
    const fields = [{ field: String(PRINTED.id), message: 'vừa có người mua cuốn cuối' }]
    await route.fulfill({ status: 409, json: { ...body, status: 409, totalPage: 1, code: 'STOCK_SHORT', fields } })
  })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Giỏ hàng')).toBeVisible()
  await expect(page.getByText('Vừa có người mua cuốn cuối')).toBeVisible()
  await expect(page.getByText('Một số sản phẩm không còn đủ hàng').first()).toBeVisible()
})

test('địa chỉ cổng lạ không được đi tới, mô hình epay giả không được gửi @long', async ({ page }) => {
  await fillCart(page, PRINTED.id)
  await toTill(page)
  await page.route('**/api/Order/checkout-without-login', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: 'https://cong-la.example/pay' } })
  })
  await pay(page, /Thẻ ngân hàng/)
  await expect(page.getByText('Chưa mở được trang thanh toán')).toBeVisible()
  await page.getByRole('link', { name: 'Xem đơn hàng' }).click()
  await expect(heading(page, 'Đang chờ cổng thanh toán xác nhận')).toBeVisible()

  await page.evaluate(() => localStorage.setItem('ePayModel', '{"url":"https://cong-la.example/pay","fields":{"merId":"A"}}'))
  await page.goto('/thanh-toan/epay')
  await expect(page.getByText('Chưa mở được trang thanh toán')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('ePayModel', '{"url":1,"hỏng'))
  await page.goto('/thanh-toan/epay')
  await expect(page.getByText('Không còn thông tin thanh toán')).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: 'Xem đơn hàng vừa đặt' }).click()
  await expect(heading(page, 'Đang chờ cổng thanh toán xác nhận')).toBeVisible()
  await page.goto('/thanh-toan/epay-result?resultCd=00_000&merTrxId=gia')
  await expect(page.getByText('Chưa đọc được kết quả')).toBeVisible()
  await page.goto('/api/payment/vnpay/return?vnp_TxnRef=gia&vnp_ResponseCode=00&vnp_SecureHash=gia')
  await expect(heading(page, 'Kết quả thanh toán qua VNPAY')).toBeVisible()
  await expect(page.getByText('không đúng như cổng thanh toán đã gửi')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem đơn hàng vừa đặt' })).toBeVisible()
  await isSound(page)
})

test('đơn không có, hay của người khác: một lời như nhau, có lối đi tiếp @long', async ({ page }) => {
  for (const path of [`/xac-nhan-don-hang/${NO_ORDER}`, '/confirm-order/khong-phai-ma']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Không tìm thấy đơn hàng' })).toBeVisible()
    await isSound(page)
  }
})
