import { inDatabase } from './fixtures/database.ts'
import { linkIn } from './fixtures/mailbox.ts'
import { isSound } from './fixtures/sound.ts'
import { expect, test } from './fixtures/test.ts'
import { newBuyer, PRINTED } from './fixtures/till.ts'

test('trường học xin báo giá từ trang sách: tên sách có sẵn, gửi xong có thư xác nhận', async ({ page, request }) => {
  const { email } = newBuyer()
  await page.goto(`/san-pham/${PRINTED.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Mua số lượng lớn' }).click()
  const form = page.getByRole('form', { name: 'Xin báo giá' })
  await expect(form.getByLabel('Sách và số lượng')).toHaveValue(`40 × ${PRINTED.title}`)
  await form.getByLabel('Trường, cơ quan').fill('Trường THPT Kim Liên')
  await form.getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click()
  await expect(form.getByText('Số điện thoại không được để trống')).toBeVisible()
  await isSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)
  await form.getByLabel('Người liên hệ').fill('Cô Lan')
  await form.getByLabel('Số điện thoại').fill('(024) 3852 2345')
  await form.getByLabel('Email nhận báo giá').fill(email)
  await page.reload()
  await expect(form.getByLabel('Trường, cơ quan')).toHaveValue('Trường THPT Kim Liên')
  await expect(form.getByLabel('Email nhận báo giá')).toHaveValue(email)
  await expect(form.getByLabel('Sách và số lượng')).toHaveValue(`40 × ${PRINTED.title}`)
  await form.getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click()
  await expect(page.getByRole('alert')).toContainText('Đã gửi yêu cầu')
  await expect(page.getByRole('alert')).toBeInViewport()
  await isSound(page)
  await page.reload()
  await expect(form.getByLabel('Sách và số lượng')).toHaveValue(`40 × ${PRINTED.title}`)
  await expect(form.getByLabel('Trường, cơ quan')).toHaveValue('')
  expect(await linkIn(request, email, /đã nhận yêu cầu báo giá/)).not.toBe('')
  expect(await inDatabase(`select phone, books from bulk_requests where email = '${email}'`)).toEqual([
    { phone: '02438522345', books: `40 × ${PRINTED.title}` },
  ])
})
