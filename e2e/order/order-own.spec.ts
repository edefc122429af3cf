import { acceptReturn, actAs, addToCart, deliver, newShopper, PASSWORD } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillCart, heading, newBuyer, orderIdOf, PRINTED, pay, toTill } from '../fixtures/till.ts'

test('đơn đã giao: yêu cầu đổi trả; in ra là một tờ có tiêu đề và bảng thuế', async ({ page, request }) => {
  const lan = await newShopper(request)
  await actAs(page, lan)
  await addToCart(request, lan, PRINTED.id, 2)
  await toTill(page)
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  const id = orderIdOf(page)
  await deliver(request, id, 'VNP123456789')
  await page.goto(`/account/don-hang/${id}`)
  await expect(page.getByRole('region', { name: 'Giao hàng' })).toContainText('VNP123456789')
  await expect(page.getByRole('link', { name: `Viết đánh giá ${PRINTED.title}` })).toBeVisible()
  await page.getByRole('button', { name: 'Yêu cầu đổi trả' }).click()
  const dialog = page.getByRole('dialog')
  const tooShort = dialog.getByText('ít nhất 10 ký tự')
  await dialog.getByLabel('Lý do').pressSequentially('Ngắn')
  await expect(tooShort).toBeHidden()
  await dialog.getByRole('checkbox', { name: PRINTED.title }).focus()
  await expect(tooShort).toBeVisible()
  await dialog.getByLabel('Lý do').fill('Trang 12 đến')
  await expect(tooShort).toBeHidden()
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(dialog.getByText('Chọn ít nhất một sản phẩm')).toBeVisible()
  await dialog.getByRole('checkbox', { name: PRINTED.title }).check()
  await dialog.getByRole('button', { name: 'Bớt một' }).click()
  await dialog.getByLabel('Lý do').fill('Trang 12 đến 20 bị trắng')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByText('Yêu cầu đổi trả đang chờ')).toBeVisible()
  await expect(page.getByText('Yêu cầu đổi trả: Trang 12 đến 20 bị trắng')).toBeVisible()

  await acceptReturn(request, id, 'Gửi về 16 Hàng Chuối giúp chúng tôi')
  await page.reload()
  await expect(page.getByText('Yêu cầu đổi trả được chấp nhận').first()).toBeVisible()
  await expect(page.getByText('Gửi về 16 Hàng Chuối giúp chúng tôi').first()).toBeVisible()
  await isSound(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Mã số thuế 0100001616').first()).toBeVisible()
  await expect(page.getByText('Thuế GTGT', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mua lại' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('khách đã có tài khoản đăng nhập từ đơn, đơn vào tài khoản; nơi chưa đăng nhập được mời đăng nhập @long', async ({
  page,
  request,
}) => {
  const { email } = await newShopper(request)
  await fillCart(page, PRINTED.id)
  await toTill(page, { buyer: { ...newBuyer(), email } })
  await pay(page, /Trả tiền khi nhận hàng/)
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  await deliver(request, orderIdOf(page))
  await page.reload()
  await expect(page.getByText('Đổi trả được đến hết ngày')).toBeVisible()
  await page.getByRole('button', { name: 'Yêu cầu đổi trả' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: PRINTED.title })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Để sau' }).click()

  await page.getByRole('button', { name: 'Đã có tài khoản' }).click()
  const form = page.getByRole('form', { name: 'Đăng nhập' })
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Đơn hàng đã ở trong tài khoản của bạn')).toBeVisible()
  await page.getByRole('link', { name: 'Chi tiết trong tài khoản' }).click()
  await expect(heading(page, 'Đơn TQ')).toBeVisible()

  // The letter, opened where nobody is logged in.
  const letter = `/xac-nhan-don-hang/${orderIdOf(page)}`
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await page.goto(letter)
  await expect(page.getByText('hãy đăng nhập để xem')).toBeVisible()
  await isSound(page)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(heading(page, 'Đơn hàng đã giao')).toBeVisible()
  await expect(page).toHaveURL(letter)
})
