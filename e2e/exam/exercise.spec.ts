import { deviceDatabases } from '../fixtures/device-databases.ts'
import { question } from '../fixtures/exam.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

test('bài tập dưới bài học: biết đúng sai từng câu, bỏ dở, làm tiếp từ danh sách của mình, nộp, đăng xuất, 390 px', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await actAs(page, await newShopper(request))
  await page.goto('/thu-vien/bai-hoc/102')
  await page.getByRole('link', { name: /Luyện tập: ép tim ngoài lồng ngực/ }).click()
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()

  const first = question(page, 1)
  await expect(first.getByRole('button', { name: 'Kiểm tra câu 1' })).toBeDisabled()
  // Its only part is called "Câu hỏi", which says nothing above a question.
  await expect(page.getByText('Câu hỏi.', { exact: true })).toHaveCount(0)
  await first.getByText('100–120 lần mỗi phút.').click()
  await first.getByRole('button', { name: 'Kiểm tra câu 1' }).click()
  await expect(first.getByText('Bạn chọn, đúng')).toBeVisible()
  await expect(first.getByText('Gần hai lần một giây.')).toBeVisible()
  await expect(first.getByRole('radio')).toHaveCount(0)
  await expect(first).toBeFocused()
  const fifth = question(page, 5)
  await fifth.getByRole('textbox').fill('200')
  await fifth.getByRole('button', { name: 'Kiểm tra câu 5' }).click()
  await expect(fifth.getByText('Sai', { exact: true })).toBeVisible()
  await expect(fifth.getByText('220 lần', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await isSound(page)

  await page.goto('/tai-khoan/bai-lam-cua-toi')
  await expect(page.getByText(/^Đang làm 2\/5 câu$/)).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: 'Làm tiếp' }).click()
  await expect(first.getByText('Bạn chọn, đúng')).toBeVisible()
  await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await expect(page.getByText('2 trên 5 câu đã trả lời đủ')).toBeVisible()
  await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await expect(page.getByText('Chưa đạt (cần từ 5 điểm)')).toBeVisible()
  await isSound(page)
  await page.goto('/tai-khoan/bai-lam-cua-toi?xem=bai-tap')
  await expect(page.getByRole('article').getByText('điểm cao nhất')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem kết quả' })).toBeVisible()
  expect(await deviceDatabases(page)).toEqual(['exam-answers'])
  await page.goto('/logout', { waitUntil: 'commit' })
  await page.waitForURL('**/trang-chu')
  await expect.poll(() => deviceDatabases(page)).toEqual([])
})
