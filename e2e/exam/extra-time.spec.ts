import type { APIRequestContext } from '@playwright/test'
import { inDatabase } from '../fixtures/database.ts'
import { begin, makeExam, question, storedAnswers } from '../fixtures/exam.ts'
import { actAs, asStaff, newShopper, type Shopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

async function giveMinutes(request: APIRequestContext, examId: number, { email }: Shopper, extraMinutes: number): Promise<void> {
  const [person] = await inDatabase<{ id: string }>(`select id from users where email = '${email}'`)
  const answer = await request.put(`/api/Staff/Exams/${examId}/Allowances/${person?.id}`, {
    headers: { authorization: `Bearer ${await asStaff(request)}` },
    data: { extraMinutes, extraAttempts: 0, reason: 'Học viên dùng trình đọc màn hình' },
  })
  expect(answer.status()).toBe(200)
}

test('thêm giờ: người học thấy giờ thêm trước và trong khi làm; hết giờ rồi mà vừa được thêm thì làm tiếp, bài không tự nộp @long', async ({
  page,
  request,
}) => {
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  await giveMinutes(request, exam.id, learner, 15)
  await actAs(page, learner)
  await page.goto(`/exam/${exam.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: '60 phút' })).toHaveText('60 phútgồm 15 phút thêm cho bạn')
  await begin(page, `/exam/${exam.id}`)
  await expect(page.getByText(/· 60 phút \(gồm 15 phút thêm\) ·/)).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/^(59|60|1:00):/)

  await inDatabase(`update exam_attempts set deadline = now() + interval '6 seconds' where exam_id = ${exam.id}`)
  await page.reload()
  await expect(page.getByRole('timer')).toContainText(/^00:0/)
  // Nothing tells the page: it asks when its own clock is at zero.
  await giveMinutes(request, exam.id, learner, 45)
  await expect(page.getByText('Bạn được thêm giờ')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/^(29|30):/)
  await expect(page.getByText(/· 90 phút \(gồm 45 phút thêm\) ·/)).toBeVisible()
  await expect(page.getByText('Hết giờ, bài tự nộp')).toHaveCount(0)
  await question(page, 5).getByRole('textbox').fill('2,5')
  await expect(question(page, 5).getByText(/^Đã lưu/)).toBeVisible()
  expect((await storedAnswers(learner))[4]).toEqual(['2,5'])

  // Over again, and this time without a network; more is given before it is back.
  await inDatabase(`update exam_attempts set deadline = now() + interval '4 seconds' where exam_id = ${exam.id}`)
  await page.route('**/api/Examination/Clock/**', (route) => route.abort())
  await question(page, 8).getByRole('textbox').fill('Viết lúc gần hết giờ')
  await expect(page.getByText('Hết giờ, bài tự nộp').first()).toBeVisible()
  await expect(question(page, 5).getByRole('textbox')).toBeDisabled()
  await giveMinutes(request, exam.id, learner, 65)
  await page.unrouteAll()
  await expect(page.getByText('Hết giờ, bài tự nộp')).toHaveCount(0)
  await expect(question(page, 5).getByRole('textbox')).toBeEnabled()
  await expect(page.getByRole('timer')).toContainText(/^(19|20):/)
})
