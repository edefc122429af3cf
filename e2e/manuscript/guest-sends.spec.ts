import { noFindings, noFindingsInAnyTheme } from '../fixtures/axe.ts'
import {
  fillAuthor,
  fillWork,
  heading,
  manuscriptFile,
  newMailbox,
  nextStep,
  promise,
  receivedFrom,
} from '../fixtures/manuscript.ts'
import { expect, test } from '../fixtures/test.ts'

const PART = 8 * 1024 ** 2

test('khách gửi ở 390 px: tải lên bị cắt thì tải tiếp, tải lại trang không mất gì, mất trả lời rồi bấm lại vẫn chỉ gửi một lần', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  page.on('dialog', (dialog) => dialog.accept())
  const email = newMailbox()
  await page.goto('/tiep-nhan-ban-thao')
  await noFindingsInAnyTheme(page)
  await page.getByRole('link', { name: 'Bắt đầu gửi bản thảo' }).click()
  // Passing through says nothing, typing neither; what was typed and left does.
  const [title, summary] = [page.getByLabel('Tên tác phẩm'), page.getByLabel('Tóm tắt')]
  await title.focus()
  await summary.pressSequentially('Ngắn')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await title.focus()
  await expect(page.getByText('Tóm tắt cần ít nhất 100 ký tự')).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await summary.fill('')
  await nextStep(page)
  await expect(title).toBeFocused()
  await expect(page.getByText('Tên tác phẩm không được để trống')).toBeVisible()
  await noFindingsInAnyTheme(page)
  await fillWork(page, 'Chợ phiên vùng biên')
  await expect(page.getByText('Tên tác phẩm không được để trống')).toBeHidden()
  await nextStep(page)
  await expect(heading(page, 'Tệp bản thảo')).toBeFocused()

  // The second part is cut, and the line comes back by itself; the third hangs until the page is loaded anew.
  const offsets: number[] = []
  await page.route('**/api/Draft/Uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const offset = Number(route.request().headers()['upload-offset'])
    const isFirst = !offsets.includes(offset)
    offsets.push(offset)
    if (isFirst && offset === PART) return route.abort()
    if (!isFirst || offset === 0) return route.continue()
  })
  const path = manuscriptFile(info, 'Bản thảo đầy đủ.pdf', 2.2 * PART)
  await page.getByLabel('Chọn tệp').setInputFiles([path, manuscriptFile(info, 'Phụ lục.docm')])
  const row = page.getByRole('listitem').filter({ hasText: 'Bản thảo đầy đủ.pdf' })
  await expect(page.getByText('Không nhận tệp có macro. Lưu lại thành .docx rồi tải lên')).toBeVisible()
  await expect(row.getByText('Mất kết nối ở 8,4 MB')).toBeVisible()
  await noFindings(page)
  await expect.poll(() => offsets).toEqual([0, PART, PART, 2 * PART])
  await page.reload()
  await expect(row.getByText('Đã có 16,8 MB trên 18,5 MB. Chọn lại đúng tệp này')).toBeVisible()
  await page.getByLabel('Chọn tệp').setInputFiles(path)
  await expect(row.getByText('Đã tải lên')).toBeVisible()
  expect(offsets).toEqual([0, PART, PART, 2 * PART, 2 * PART])
  await page.getByRole('button', { name: 'Bỏ Phụ lục.docm' }).click()

  await nextStep(page)
  await fillAuthor(page, email)
  await page.reload()
  await expect(page.getByLabel('Họ và tên tác giả chính')).toHaveValue('Trần Minh Châu')
  await noFindings(page)
  await nextStep(page)
  await expect(heading(page, 'Xem lại và gửi')).toBeVisible()
  await expect(page.getByText('Chợ phiên vùng biên')).toBeVisible()
  await noFindingsInAnyTheme(page)
  await promise(page)

  // The press has it, but its answer is lost.
  await page.route('**/api/Draft/CreateDraft', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Gửi bản thảo' }).dblclick()
  await expect(page.getByRole('alert').getByText('Chưa gửi được bản thảo')).toBeVisible()
  await expect.poll(() => receivedFrom(email)).toHaveLength(1)
  await page.unroute('**/api/Draft/CreateDraft')
  await page.getByRole('button', { name: 'Gửi bản thảo' }).click()
  await expect(heading(page, 'Đã nhận bản thảo của bạn')).toBeFocused()
  const received = await receivedFrom(email)
  expect(received).toEqual([{ code: expect.stringMatching(/^BT-\d{4}-\d{4,}$/), title: 'Chợ phiên vùng biên', files: 1 }])
  await expect(page.getByText(received[0]?.code ?? '')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bản thảo · 18,5 MB · phiên bản 1')).toBeVisible()
  await expect(page.getByText(/[0-9a-f]{64}/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mở hồ sơ' })).toHaveAttribute('href', /^\/chi-tiet-ban-thao\/[0-9a-f-]{36}\?key=./)
  await noFindingsInAnyTheme(page)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('button', { name: 'Tạo tài khoản để theo dõi' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  // What was sent is no draft any more.
  await page.goto('/tao-ban-thao')
  await expect(page.getByLabel('Tên tác phẩm')).toHaveValue('')
})

test('chỉ bằng bàn phím, 320 px: bốn bước, tệp, cam kết, gửi @long', async ({ page }, info) => {
  const { tabTo } = await import('../fixtures/exam.ts')
  const email = newMailbox()
  await page.setViewportSize({ width: 320, height: 640 })
  // Before the page is there: one that the browser opens before it is told to leave it to us is nobody's to fill.
  const file = manuscriptFile(info)
  const chosen: Promise<void>[] = []
  page.on('filechooser', (chooser) => chosen.push(chooser.setFiles(file)))
  await page.goto('/tao-ban-thao')
  const type = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }), 80)
    await page.keyboard.type(words)
  }
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }), 80)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.keyboard.press('Enter')
  }
  await type('Tên tác phẩm', 'Đi chợ bằng phím')
  await type('Loại tác phẩm', 'Giáo')
  await type('Lĩnh vực', 'Luật')
  await type('Tóm tắt', 'Sách này viết bằng bàn phím. '.repeat(4))
  await press('Tiếp tục')
  await expect(heading(page, 'Tệp bản thảo')).toBeFocused()
  await press('Tiếp tục')
  await expect(page.getByLabel('Chọn tệp')).toBeFocused()
  await expect(page.getByText('Cần ít nhất một tệp bản thảo')).toBeVisible()
  await page.keyboard.press('Space')
  await expect.poll(() => chosen.length).toBe(1)
  await chosen[0]
  await expect(page.getByText('Đã tải lên · Bản thảo')).toBeVisible()
  await press('Tiếp tục')
  await expect(heading(page, 'Tác giả')).toBeFocused()
  await type('Họ và tên tác giả chính', 'Lê Quốc Bảo')
  await type('Đơn vị công tác', 'Tự do')
  await type('Email', email)
  await type('Điện thoại', '0912345678')
  await press('Thêm đồng tác giả')
  await expect(page.getByLabel('Họ và tên người thứ 1')).toBeFocused()
  await page.keyboard.type('Trần Minh Châu')
  await press('Tiếp tục')
  await expect(heading(page, 'Xem lại và gửi')).toBeFocused()
  await press('Gửi bản thảo')
  await expect(page.getByLabel(/^Tôi là tác giả/)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await press('Gửi bản thảo')
  await expect(heading(page, 'Đã nhận bản thảo của bạn')).toBeFocused()
  expect(await receivedFrom(email)).toHaveLength(1)
})

test('không có JavaScript: trang tiếp nhận đọc được, biểu mẫu tải về là tệp Word, mã hồ sơ dẫn tới trang tra cứu', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
  const page = await context.newPage()
  await page.goto('/tiep-nhan-ban-thao', { waitUntil: 'load' })
  for (const name of ['Đường đi của một bản thảo', 'Chúng tôi nhận', 'Bạn cần chuẩn bị']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Bản thảo của tôi' })).toBeHidden()
  const templates = page.getByRole('list', { name: 'Biểu mẫu tải về' }).getByRole('link')
  await expect(templates).toHaveCount(3)
  for (const template of await templates.all()) {
    const answer = await request.get((await template.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('wordprocessingml')
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
  }
  await page.getByLabel('Mã hồ sơ').fill('BT-2026-0143')
  await page.getByRole('button', { name: 'Tra cứu' }).click()
  await expect(page).toHaveURL(/\/tra-cuu-ban-thao\?code=BT-2026-0143$/)
  await context.close()
})
