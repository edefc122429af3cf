import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { dayIn, linkTo, openDesk, submitManuscript } from '../fixtures/desk.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { newBuyer } from '../fixtures/till.ts'

test('người phản biện không có tài khoản, chỉ bằng bàn phím: nhận lời, chấm, viết, mở lại còn nguyên, gửi; tác giả không biết là ai', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const [author, desk, reviewer] = [await newShopper(request), await openDesk(request), newBuyer()]
  const { id, code } = await submitManuscript(request, author)
  await desk.decide(id, 'sendToReview')
  await desk.invite(id, reviewer.email, dayIn(20))
  await page.goto(await linkTo(request, reviewer.email, 'Mời nhận xét'))
  await expect(page.getByRole('heading', { level: 1, name: 'Chợ phiên vùng biên' })).toBeVisible()
  await expect(page).toHaveURL('/phan-bien-ban-thao')
  await expect(page.getByRole('main')).not.toContainText('Trần Minh Châu')
  await expect(page.getByRole('main')).not.toContainText(code)
  await noFindingsInAnyTheme(page)

  await page.getByRole('button', { name: 'Nhận lời', exact: true }).press('Enter')
  await expect(page.getByText('Xin cho biết có xung đột lợi ích hay không')).toBeVisible()
  await page.getByRole('radio', { name: /^Không/ }).press('Space')
  await page.getByRole('button', { name: 'Nhận lời', exact: true }).press('Enter')
  const files = page.getByRole('list', { name: 'Tệp bản thảo' })
  await expect(files.getByText(/^PB-[0-9A-Z]{8}-ban-thao-1\.pdf$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await files.getByRole('link', { name: 'Tải về: Bản thảo, phiên bản 1' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^PB-[0-9A-Z]{8}-ban-thao-1\.pdf$/)

  // Another day, asked of the editor.
  await page.getByRole('button', { name: 'Xin thêm thời gian' }).press('Enter')
  const asking = page.getByRole('dialog', { name: 'Xin thêm thời gian' })
  await asking.getByRole('button', { name: 'Gửi đề nghị' }).press('Enter')
  await expect(asking.getByText(/^Xin chọn một ngày sau hạn hiện nay/)).toBeVisible()
  await asking.getByLabel('Quý vị cần đến ngày nào?').fill(dayIn(40))
  await asking.getByLabel('Lời cho biên tập viên').fill('Tôi đi công tác.')
  await isSound(page)
  await asking.getByRole('button', { name: 'Gửi đề nghị' }).press('Enter')
  await expect(page.getByText('Đã xin dời đến ngày')).toBeVisible()
  expect((await desk.detail(id)).reviews[0]).toMatchObject({ wishedDay: dayIn(40), dueDay: dayIn(20) })

  const form = page.getByRole('form', { name: 'Phiếu nhận xét' })
  await form.getByRole('button', { name: 'Gửi nhận xét' }).press('Enter')
  await expect(form.getByText('Chưa chấm điểm')).toHaveCount(5)
  // The first thing that is missing has the focus: from here on everything by Tab, arrows and Space.
  const mark = (title: string, value: string) => form.getByRole('group', { name: title }).getByRole('radio', { name: value })
  await expect(mark('Tính mới', '1')).toBeFocused()
  for (const title of ['Tính mới', 'Độ chính xác, trích dẫn', 'Bố cục', 'Diễn đạt', 'Giá trị với bạn đọc']) {
    await expect(mark(title, '1')).toBeFocused()
    await page.keyboard.press('Space')
    for (const value of ['2', '3', '4']) {
      await page.keyboard.press('ArrowRight')
      await expect(mark(title, value)).toBeChecked()
    }
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tư liệu quý, bố cục rõ.')
  await expect(form.getByRole('status')).toContainText('Đã lưu lúc')
  await page.reload()
  await expect(form.getByLabel('Nhận xét cho tác giả')).toHaveValue('Tư liệu quý, bố cục rõ.')
  await expect(mark('Bố cục', '4')).toBeChecked()
  await page.setViewportSize({ width: 320, height: 720 })
  await isSound(page)
  await form.getByRole('button', { name: 'Gửi nhận xét' }).press('Enter')
  await page.getByRole('dialog', { name: 'Gửi nhận xét?' }).getByRole('button', { name: 'Gửi nhận xét' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Đã nhận được nhận xét')
  await expect(page.getByText('Nên xuất bản sau khi sửa ít')).toBeVisible()
  await isSound(page)

  const own = await browser.newPage({ baseURL: process.env.SITE_URL })
  await actAs(own, author)
  await own.goto(`/chi-tiet-ban-thao/${id}`)
  await expect(own.getByText('Đã có 1 trong 1 nhận xét.')).toBeVisible()
  await expect(own.getByRole('main')).not.toContainText(/Phan Văn Kín|Tư liệu quý/)
  await own.context().close()
})

test('có xung đột lợi ích: được cảm ơn, liên kết từ đó không mở gì nữa @long', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [author, desk, reviewer] = [await newShopper(request), await openDesk(request), newBuyer()]
  const { id } = await submitManuscript(request, author)
  await desk.decide(id, 'sendToReview')
  await desk.invite(id, reviewer.email, dayIn(20))
  await page.goto(await linkTo(request, reviewer.email, 'Mời nhận xét'))
  await page.getByRole('radio', { name: /^Có/ }).check()
  await expect(page.getByRole('button', { name: 'Nhận lời', exact: true })).toHaveCount(0)
  await page.getByLabel('Lời cho nhà xuất bản').fill('Tôi hướng dẫn đề tài này.')
  await page.getByRole('button', { name: 'Gửi câu trả lời' }).click()
  await expect(page.getByRole('alert')).toContainText('Chúng tôi sẽ mời người khác')
  expect((await desk.detail(id)).reviews[0]).toMatchObject({
    state: 'declined',
    hasConflict: true,
    note: 'Tôi hướng dẫn đề tài này.',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Liên kết nhận xét này không còn dùng được' })).toBeVisible()
  await isSound(page)
})
