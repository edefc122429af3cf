import type { Page } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { dayIn, openDesk, someFile, submitManuscript } from '../fixtures/desk.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { PRINTED } from '../fixtures/till.ts'

const todo = (page: Page) => page.getByRole('heading', { name: 'Việc bạn cần làm' }).locator('..')
const stateOf = (page: Page, name: string) => expect(page.locator('[aria-current=step]')).toContainText(name)
const pick = (page: Page) => page.getByLabel('Chọn tệp')

test('được yêu cầu sửa, tác giả gửi bản sửa, được nhận, duyệt bản bông, xuất bản, đến trang sách và trở về', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const [author, desk] = [await newShopper(request), await openDesk(request)]
  const { id, code } = await submitManuscript(request, author)
  await desk.decide(id, 'sendToReview')
  await desk.decide(id, 'requestRevision', { words: 'Xin tách chương 2 thành hai mục.', dueDay: dayIn(14) })
  await actAs(page, author)
  await page.goto(`/chi-tiet-ban-thao/${id}`)
  await expect(todo(page)).toContainText('Xin tách chương 2 thành hai mục.')
  await expect(todo(page)).toContainText(/Hạn: ngày \d\d\/\d\d\/\d{4}, còn 1[345] ngày/)
  await expect(page.getByText(`Mã hồ sơ ${code}`)).toBeVisible()
  await noFindingsInAnyTheme(page)

  // More time, by the keyboard alone.
  await todo(page).getByRole('button', { name: 'Xin thêm thời gian' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Xin thêm hai tuần')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(todo(page)).toContainText('Đã xin thêm thời gian')
  await expect(page.getByRole('list').getByText('Xin thêm hai tuần')).toBeVisible()

  // Nothing goes to the desk by uploading alone.
  await todo(page).getByRole('button', { name: 'Gửi bản sửa' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Gửi bản sửa' })).toBeFocused()
  const send = page.getByRole('button', { name: 'Gửi bản sửa' }).nth(1)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Chưa có tệp nào')
  await pick(page).setInputFiles(someFile('Nhầm.docm'))
  await expect(page.getByText('Không nhận tệp có macro')).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ Nhầm.docm' }).click()
  await pick(page).setInputFiles([someFile('Bản sửa.pdf'), someFile('Bản thừa.pdf')])
  const waiting = page.getByRole('list', { name: 'Tệp chưa gửi' })
  await expect(waiting.getByText('Bản thảo, phiên bản 3')).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ Bản thừa.pdf' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Thư phản hồi (không bắt buộc)').fill('Đã tách chương 2.')
  await page.reload()
  await expect(page.getByLabel('Thư phản hồi (không bắt buộc)')).toHaveValue('Đã tách chương 2.')
  expect((await desk.detail(id)).files.map(({ name }) => name)).toEqual(['Chợ phiên.pdf'])
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Gửi bản sửa?' })
  await expect(dialog.getByRole('listitem')).toContainText(['Bản sửa.pdf', 'Đã tách chương 2.'])
  await isSound(page)
  await dialog.getByRole('button', { name: 'Gửi bản sửa' }).click()
  await expect(page.getByRole('alert')).toContainText('Nhà xuất bản đã nhận')
  await stateOf(page, 'Đã gửi bản sửa')
  await expect(todo(page)).toContainText('Hiện bạn chưa cần làm gì')
  const sent = page.getByRole('list', { name: 'Lần gửi thứ 2' })
  await expect(sent.getByText(/^(Mã kiểm SHA-256: )?[0-9a-f]{64}$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await sent.getByRole('link', { name: /^Tải về: Bản thảo, phiên bản/ }).click()
  expect((await download).suggestedFilename()).toBe('Bản sửa.pdf')

  await desk.decide(id, 'accept')
  await desk.decide(id, 'startEditing')
  await desk.sendProof(id)
  await page.reload()
  await todo(page).getByRole('button', { name: 'Duyệt bản bông' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Duyệt bản bông' }).click()
  await expect(todo(page)).toContainText('Biên tập viên đang xem câu trả lời của bạn')
  await desk.decide(id, 'startProcedures')
  await desk.decide(id, 'publish', { productId: PRINTED.id })
  await page.reload()
  await isSound(page)
  await todo(page).getByRole('link', { name: 'Xem trang sách' }).click()
  await expect(page.getByRole('heading', { level: 1, name: PRINTED.title })).toBeVisible()

  // And back; somebody else's page has no such line.
  const way = page.getByText('Bản thảo của bạn đã thành cuốn sách này')
  await expect(way).toBeVisible()
  await isSound(page)
  const address = page.url()
  const other = await browser.newPage({ baseURL: process.env.SITE_URL })
  await actAs(other, await newShopper(request))
  const asked = other.waitForResponse((answer) => answer.url().includes('/api/Draft/GetDraftList'))
  await other.goto(address)
  expect((await (await asked).json()).data).toEqual([])
  await expect(other.getByText('Bản thảo của bạn đã thành cuốn sách này')).toHaveCount(0)
  await other.context().close()
  await way.getByRole('link', { name: 'Xem hồ sơ' }).click()
  await expect(page).toHaveURL(`/chi-tiet-ban-thao/${id}`)
  await expect(todo(page)).toContainText('đã phát hành')
})

test('nhà xuất bản đổi trạng thái giữa chừng, đường truyền đứt: câu rõ ràng, trạng thái mới nhất, lời đã viết còn nguyên, không gửi hai lần @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [author, desk] = [await newShopper(request), await openDesk(request)]
  const { id } = await submitManuscript(request, author)
  await desk.decide(id, 'requestPapers', { words: 'Thiếu giấy xác nhận bản quyền.', dueDay: dayIn(3) })
  await actAs(page, author)
  await page.goto(`/chi-tiet-ban-thao/${id}`)
  const words = page.getByRole('textbox', { name: 'Viết cho biên tập viên' })

  // It came through, but nobody heard so.
  await page.route(`**/api/Draft/${id}/Messages*`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await words.fill('Tôi gửi giấy trong tuần này.')
  await page.getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(page.getByText('Tôi gửi giấy trong tuần này.')).toHaveCount(1)
  await expect(words).toHaveValue('')
  expect((await desk.detail(id)).messages).toHaveLength(1)
  await page.unroute(`**/api/Draft/${id}/Messages*`)

  await page.getByLabel('Lời cho biên tập viên (không bắt buộc)').fill('Giấy tờ gửi sau.')
  await words.fill('Cho tôi hỏi thêm một câu.')
  await desk.decide(id, 'reject', { words: 'Hết hạn nhận hồ sơ.' })
  await page.getByRole('button', { name: 'Gửi bổ sung' }).nth(1).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi bổ sung' }).click()
  await expect(page.getByText('Không được nhận').first()).toBeVisible()
  await expect(todo(page)).toContainText('Hết hạn nhận hồ sơ.')
  await expect(page.getByText('Giấy tờ gửi sau.')).toBeVisible()
  await expect(page.getByText('Cho tôi hỏi thêm một câu.')).toBeVisible()
  await isSound(page)
})

test('hồ sơ của người khác và địa chỉ sai: cùng một câu, kèm đường đi tiếp @long', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  const { id } = await submitManuscript(request, await newShopper(request))
  await actAs(page, await newShopper(request))
  for (const address of [id, '00000000-0000-4000-8000-000000000000', 'abc']) {
    await page.goto(`/chi-tiet-ban-thao/${address}`)
    await expect(page.getByRole('heading', { name: 'Không mở được hồ sơ này' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tra cứu bằng mã hồ sơ' })).toBeVisible()
  }
  await isSound(page)
})
