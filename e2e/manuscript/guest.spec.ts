import { writeFile } from 'node:fs/promises'
import { dayIn, linkTo, openDesk, submitManuscript } from '../fixtures/desk.ts'
import { codeFor } from '../fixtures/mailbox.ts'
import { PASSWORD } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { newBuyer } from '../fixtures/till.ts'

test('khách theo dõi bằng liên kết và bằng mã, rồi hồ sơ thành của tài khoản mới lập', async ({ page, request, browser }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = newBuyer()
  const { id, code } = await submitManuscript(request, { email })
  const link = await linkTo(request, email, 'Đã nhận bản thảo')

  const steps = () => page.evaluate(() => window.history.length)
  await page.goto('/tra-cuu-ban-thao')
  const before = await steps()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Chợ phiên vùng biên' })).toBeVisible()
  // Neither in the bar nor in the history.
  await expect(page).toHaveURL(`/chi-tiet-ban-thao/${id}`)
  expect(await steps()).toBe(before + 1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Chợ phiên vùng biên' })).toBeVisible()
  await isSound(page)

  await page.goto('/tra-cuu-ban-thao')
  const form = page.getByRole('form', { name: 'Tra cứu bản thảo' })
  await form.getByRole('button', { name: 'Tra cứu', exact: true }).click()
  await expect(form.getByText('Nhập mã hồ sơ', { exact: true })).toBeVisible()
  await form.getByLabel('Mã hồ sơ').fill(code.toLowerCase())
  await form.getByRole('textbox', { name: 'Email' }).fill('nguoi-la@doc.example')
  await form.getByRole('button', { name: 'Tra cứu', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Không có hồ sơ nào ứng với mã và email này')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(page.getByRole('region', { name: `Hồ sơ ${code}` }).locator('[aria-current=step]')).toContainText('Đã tiếp nhận')
  // Whoever knows a code and a mailbox may still be a stranger.
  await expect(page.getByText('Chợ phiên')).toHaveCount(0)
  await isSound(page)
  await form.getByRole('button', { name: 'Gửi liên kết mở hồ sơ vào hộp thư' }).click()
  await expect(page.getByRole('alert')).toContainText('liên kết mở hồ sơ đã được gửi đến hộp thư ấy')
  await page.goto(await linkTo(request, email, 'Liên kết mở hồ sơ'))

  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  const register = page.getByRole('form', { name: 'Đăng ký' })
  await expect(register.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  for (const label of ['Mật khẩu', 'Nhập lại mật khẩu']) await register.getByLabel(label, { exact: true }).fill(PASSWORD)
  await register.getByRole('checkbox').check()
  await register.getByRole('button', { name: 'Đăng ký' }).click()
  const activation = page.getByRole('form', { name: 'Kích hoạt tài khoản' })
  await activation.getByLabel('Mã kích hoạt').fill(await codeFor(page, email, 'kích hoạt'))
  await activation.getByRole('button', { name: 'Kích hoạt' }).click()
  // The login goes by itself.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('form', { name: 'Thông tin cá nhân' }).getByRole('button', { name: 'Hoàn tất' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Chợ phiên vùng biên' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tạo tài khoản' })).toHaveCount(0)

  // The letter opens nothing any more; the account does.
  const stranger = await browser.newPage({ baseURL: process.env.SITE_URL })
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Không mở được hồ sơ này' })).toBeVisible()
  await stranger.context().close()

  await page.getByRole('button', { name: 'Rút bản thảo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rút bản thảo' })
  await dialog.getByLabel('Lý do').fill('Tôi muốn viết lại')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Rút bản thảo này' }).click()
  await expect(page.getByText('Bạn đã rút bản thảo này.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rút bản thảo' })).toHaveCount(0)
})

test('khách gửi bổ sung: đường truyền đứt, trang nạp lại, chọn lại tệp thì tải tiếp từ chỗ đứt; gửi chỉ bằng bàn phím @long', async ({
  page,
  request,
}, testInfo) => {
  test.slow()
  const [{ email }, desk] = [newBuyer(), await openDesk(request)]
  const { id } = await submitManuscript(request, { email })
  await desk.decide(id, 'requestPapers', { words: 'Thiếu giấy xác nhận bản quyền ảnh.', dueDay: dayIn(7) })
  await page.goto(await linkTo(request, email, 'cần bổ sung giấy tờ'))
  const path = testInfo.outputPath('Giấy xác nhận.pdf')
  await writeFile(path, `%PDF-1.7\n${'x'.repeat(10_000_000)}`)
  // The second part never leaves.
  await page.route('**/api/Draft/Uploads/*', (route) =>
    Number(route.request().headers()['upload-offset']) > 0 ? route.abort() : route.continue(),
  )
  await page.getByLabel('Chọn tệp').setInputFiles(path)
  await expect(page.getByText('Mất kết nối ở 8,4 MB')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Đã có 8,4 MB trên 10,0 MB')).toBeVisible()
  await page.unroute('**/api/Draft/Uploads/*')
  const going = page.waitForRequest((asked) => asked.method() === 'PATCH')
  await page.getByLabel('Chọn tệp').setInputFiles(path)
  expect((await going).headers()['upload-offset']).toBe(String(8 * 1024 ** 2))
  await expect(page.getByRole('list', { name: 'Tệp chưa gửi' }).getByText('Tệp khác, phiên bản 1')).toBeVisible()
  await page.getByLabel('Lời cho biên tập viên (không bắt buộc)').focus()
  await page.keyboard.type('Xin gửi giấy.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gửi bổ sung?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Nhà xuất bản đã nhận')
  await expect(page.locator('[aria-current=step]')).toContainText('Đã tiếp nhận')
  expect((await desk.detail(id)).files.map(({ name, round }) => [name, round])).toContainEqual(['Giấy xác nhận.pdf', 2])
})
