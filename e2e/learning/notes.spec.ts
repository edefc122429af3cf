import { findLesson, giveCourse } from '../fixtures/learner.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

test('chỉ bằng bàn phím: phát, phụ đề, tốc độ, ghi chú ở đúng giây, sửa, quay lại chỗ ấy, hỏi giảng viên', async ({
  page,
  request,
}) => {
  const [lesson, buyer] = [await findLesson('video', true), await newShopper(request)]
  await giveCourse(buyer, lesson)
  await actAs(page, buyer)
  await page.goto(`/bai-hoc/${lesson.id}`)
  const video = page.locator('video')
  await page.getByRole('button', { name: 'Xem bài giảng' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(3)

  const modes = () => video.evaluate((each: HTMLVideoElement) => [...each.textTracks].map(({ mode }) => mode).join())
  const before = await modes()
  await page.keyboard.press('c')
  await expect.poll(modes).not.toBe(before)
  await page.keyboard.press('>')
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.playbackRate)).toBeGreaterThan(1)
  await page.keyboard.press('k')

  // Tab by tab to the notes: nothing on the way holds the keyboard.
  const notes = page.getByRole('tab', { name: 'Ghi chú' })
  for (
    let step = 0;
    step < 40 && !(await page.getByRole('tab', { selected: true }).evaluate((tab) => tab === document.activeElement));
    step++
  )
    await page.keyboard.press('Tab')
  for (let step = 0; step < 5 && (await notes.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowRight')
  await expect(notes).toBeFocused()
  const field = page.getByLabel('Thêm ghi chú')
  await expect(field).toBeVisible()
  for (let step = 0; step < 6 && !(await field.evaluate((each) => each === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('Xem lại bước rút gọn')
  const [, stamp = ''] = /Lưu ở (\d\d:\d\d)/.exec((await page.getByRole('button', { name: /^Lưu ở/ }).textContent()) ?? '') ?? []
  expect(stamp).not.toBe('00:00')

  // While the network fails, what was typed stays, and the sentence says so.
  await page.route('**/api/LessonNote', (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Chưa kết nối được')).toBeVisible()
  await page.unroute('**/api/LessonNote')
  await expect(field).toHaveValue('Xem lại bước rút gọn')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: `Phát từ ${stamp}` })).toBeVisible()
  await expect(field).toHaveValue('')

  await page.getByRole('button', { name: `Sửa ghi chú lúc ${stamp}` }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(', kỹ hơn')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Xem lại bước rút gọn, kỹ hơn')).toBeVisible()
  await isSound(page)
  await page.reload()
  await page.getByRole('tab', { name: 'Ghi chú' }).click()
  await page.getByRole('button', { name: `Phát từ ${stamp}` }).press('Enter')
  const [minutes = 0, seconds = 0] = stamp.split(':').map(Number)
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime))
    .toBeGreaterThanOrEqual(minutes * 60 + seconds)
  await page.getByRole('button', { name: `Xoá ghi chú lúc ${stamp}` }).press('Enter')
  await expect(page.getByText('Xem lại bước rút gọn, kỹ hơn')).toBeHidden()
  await page.getByRole('button', { name: 'Hoàn tác' }).press('Enter')
  await expect(page.getByText('Xem lại bước rút gọn, kỹ hơn')).toBeVisible()

  await page.getByRole('tab', { name: 'Hỏi đáp' }).click()
  await page.getByLabel('Câu hỏi của bạn').fill('Sao?')
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).press('Enter')
  await expect(page.getByText('ít nhất 10 ký tự')).toBeVisible()
  await page.getByLabel('Câu hỏi của bạn').fill('Nếu mẫu số bằng 0 thì tính thế nào ạ?')
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Nếu mẫu số bằng 0' }).getByText('Chờ trả lời')).toBeVisible()
  await isSound(page)
})
