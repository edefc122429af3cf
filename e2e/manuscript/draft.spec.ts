import { noFindings } from '../fixtures/axe.ts'
import { fillWork, heading, manuscriptFile, nextStep, promise, receivedFrom } from '../fixtures/manuscript.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

test('bản nháp của bạn đọc có tài khoản: tải lại ngay khi gõ, máy khác, hai nơi cùng sửa, hết phiên giữa chừng đều không mất chữ nào; gửi một lần', async ({
  page,
  browser,
  request,
}, info) => {
  const member = await newShopper(request, 'Trần Minh Châu')
  await actAs(page, member)
  await page.goto('/tao-ban-thao')
  const title = page.getByLabel('Tên tác phẩm')
  // Gone before the server has heard of it.
  await title.fill('Chợ phiên')
  await page.reload()
  await expect(title).toHaveValue('Chợ phiên')
  await expect(page.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()
  await expect(page).toHaveURL(/\?id=[0-9a-f-]{36}&buoc=1$/)
  const address = page.url()

  const elsewhere = await browser.newPage({ baseURL: process.env.SITE_URL })
  await actAs(elsewhere, member)
  await elsewhere.goto(address)
  await expect(elsewhere.getByLabel('Tên tác phẩm')).toHaveValue('Chợ phiên')
  await elsewhere.getByLabel('Tên phụ').fill('Viết ở máy khác')
  await expect(elsewhere.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()
  await elsewhere.context().close()
  await title.fill('Chợ phiên vùng biên')
  await expect(page.getByText('Bản nháp này vừa được sửa ở nơi khác')).toBeVisible()
  await noFindings(page)
  await page.getByRole('button', { name: 'Giữ bản trên trang này' }).click()
  await expect(page.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Chợ phiên vùng biên')

  // The session ends while somebody writes: the page loads anew, and the same person finds the last words.
  await page.route('**/api/Draft/SaveDraft', (route) =>
    route.fulfill({ status: 401, json: { isSuccess: false, data: null, status: 401, errorMessage: 'Hết phiên', code: 'X' } }),
  )
  const anew = page.waitForEvent('load')
  await title.fill('Chợ phiên vùng biên, chữ cuối')
  await anew
  await page.unroute('**/api/Draft/SaveDraft')
  await expect(title).toHaveValue('Chợ phiên vùng biên, chữ cuối')
  await expect(page.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()

  await fillWork(page, 'Chợ phiên vùng biên')
  await nextStep(page)
  const path = manuscriptFile(info)
  await page.getByLabel('Chọn tệp').setInputFiles(path)
  await expect(page.getByText('Đã tải lên · Bản thảo')).toBeVisible()
  await page.getByLabel('Chọn tệp').setInputFiles(path)
  await expect(page.getByText(/^Nội dung giống hệt/)).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ Bản thảo đầy đủ.pdf' }).last().click()
  await expect(page.getByText(/^Nội dung giống hệt/)).toBeHidden()
  await page.goto('/tiep-nhan-ban-thao')
  const own = page.getByRole('region', { name: 'Bản thảo của tôi' })
  await expect(own.getByText('Nháp', { exact: true })).toBeVisible()
  await noFindings(page)
  await own.getByRole('link', { name: 'Viết tiếp Chợ phiên vùng biên' }).click()
  await page.getByRole('button', { name: 'Tác giả' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email)
  await page.getByLabel('Đơn vị công tác').fill('Khoa Nhân học')
  await nextStep(page)
  await promise(page)
  await page.getByRole('button', { name: 'Gửi bản thảo' }).dblclick()
  await expect(heading(page, 'Đã nhận bản thảo của bạn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tạo tài khoản để theo dõi' })).toBeHidden()
  expect(await receivedFrom(member.email)).toEqual([{ code: expect.any(String), title: 'Chợ phiên vùng biên', files: 1 }])
  // Its old address says where it is now.
  await page.goto(address)
  await expect(page.getByText('Bản thảo này đã được gửi')).toBeVisible()
  await page.goto('/tiep-nhan-ban-thao')
  await expect(own.getByText('Đã tiếp nhận')).toBeVisible()
  // SPEC §8: a failure empties the list.
  await page.route('**/api/Draft/GetDraftList*', (route) => route.abort())
  await page.reload()
  await expect(own.getByText('Chưa tải được danh sách bản thảo')).toBeVisible()
  await expect(own.getByText('Đã tiếp nhận')).toBeHidden()
})

test('ô mà máy chủ không lưu được: đỏ lên với một câu bên cạnh, sửa thì lưu được @long', async ({ page, request }) => {
  await actAs(page, await newShopper(request))
  await page.goto('/tao-ban-thao')
  const title = page.getByLabel('Tên tác phẩm')
  const colour = () => title.evaluate((field) => getComputedStyle(field).borderTopColor)
  await title.fill('Chợ phiên')
  await expect(page.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()
  await page.getByLabel('Tên phụ').focus()
  const usual = await colour()
  // A line break of another kind, as it comes along with what is pasted.
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/Draft/SaveDraft'))
  await title.fill('Chợ phiên\u2028vùng biên')
  expect((await (await refused).json()).code).toBe('INPUT_INVALID')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(/một dòng|chưa đúng/)
  await page.getByLabel('Tên phụ').focus()
  const son = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--son)'
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  })
  expect([await colour(), usual === son]).toEqual([son, false])
  await noFindings(page)
  await title.fill('Chợ phiên vùng biên')
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  // Told though the hand is still there: it is not half written, it can't be kept.
  const subtitle = page.getByLabel('Tên phụ')
  await subtitle.fill('Ghi chép\u2028điền dã')
  await expect(subtitle).toHaveAttribute('aria-invalid', 'true')
  await subtitle.fill('Ghi chép điền dã')
  await expect(subtitle).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/^Đã lưu nháp lúc/).filter({ visible: true })).toBeVisible()
})

test('hai thẻ của một khách cùng viết một bản nháp; đăng nhập rồi bản nháp theo vào tài khoản @long', async ({
  page,
  request,
}) => {
  await page.goto('/tao-ban-thao')
  const other = await page.context().newPage()
  await other.goto('/tao-ban-thao')
  await page.getByLabel('Tên tác phẩm').fill('Viết ở thẻ một')
  await expect(other.getByLabel('Tên tác phẩm')).toHaveValue('Viết ở thẻ một')
  await other.getByLabel('Tên phụ').fill('và ở thẻ hai')
  await other.close()
  await actAs(page, await newShopper(request))
  await page.goto('/tao-ban-thao')
  await expect(page.getByLabel('Tên tác phẩm')).toHaveValue('Viết ở thẻ một')
  await expect(page.getByLabel('Tên phụ')).toHaveValue('và ở thẻ hai')
  await expect(page).toHaveURL(/\?id=/)
})
