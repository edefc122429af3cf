import { inDatabase } from '../fixtures/database.ts'
import { begin, makeExam, question, storedAnswers } from '../fixtures/exam.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

test('đồng hồ máy sai một giờ, mất mạng một phút rồi có lại: giờ đúng, không mất câu nào, câu sửa ở máy khác được báo', async ({
  page,
  request,
}) => {
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await actAs(page, learner)
  await begin(page, `/exam/${exam.id}`)
  await expect(page.getByRole('timer')).toContainText(/^4[45]:/)
  await question(page, 5).getByRole('textbox').fill('1')
  await expect(question(page, 5).getByText(/^Đã lưu/)).toBeVisible()

  await page.context().setOffline(true)
  await question(page, 8).getByRole('textbox').fill('Viết khi không có mạng')
  await question(page, 5).getByRole('textbox').fill('1,5')
  await expect(page.getByRole('alert').getByText(/Mất mạng từ \d\d:\d\d\./)).toBeVisible()
  // Meanwhile the other device, which has a network, answers the fifth question.
  const headers = { authorization: `Bearer ${learner.token}` }
  const detail = await (await request.get(`/api/Examination/Detail/${exam.id}`, { headers })).json()
  const fifth = detail.data.questionActives[4]
  const saved = await request.patch(`/api/Examination/Answers/${detail.data.standing.openAttempt.id}`, {
    headers,
    data: { questionId: fifth.id, answer: ['2,5'], seq: fifth.seq + 1 },
  })
  expect((await saved.json()).data.isSaved).toBe(true)
  await page.clock.fastForward(60_000)
  await expect(question(page, 8).getByText('Chờ mạng')).toBeVisible()
  // The summary opens without a network, too.
  await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await expect(page.getByText('2 câu còn trên máy này')).toBeVisible()
  await page.goBack()

  await page.context().setOffline(false)
  await expect(page.getByText(/Mất mạng từ/)).toBeHidden()
  await expect(question(page, 8).getByText(/^Đã lưu/)).toBeVisible()
  await expect(page.getByText('Câu 5 vừa được trả lời ở một thẻ hay thiết bị khác')).toBeVisible()
  await expect(question(page, 5).getByRole('textbox')).toHaveValue('2,5')
  const stored = await storedAnswers(learner)
  expect([stored[4], stored[7]]).toEqual([['2,5'], ['Viết khi không có mạng']])
})

test('hết giờ trong ứng dụng, 320 px: bài tự nộp với câu vừa gõ, trang nói vì sao @long', async ({ page, request }) => {
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  await page.setViewportSize({ width: 320, height: 640 })
  await actAs(page, learner)
  await begin(page, `/mobile/exam/${exam.id}`)
  await expect(page).toHaveURL(new RegExp(`/mobile/myexam/${exam.id}/lam-bai$`))
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await inDatabase(`update exam_attempts set deadline = now() + interval '8 seconds' where exam_id = ${exam.id}`)
  await page.reload()
  await question(page, 5).getByRole('textbox').fill('2,5')
  await expect(page.getByText('Hết giờ, bài tự nộp').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Điểm theo phần' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/mobile/myexam/${exam.id}\\?lan=`))
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  expect((await storedAnswers(learner))[4]).toEqual(['2,5'])
  await page.getByRole('link', { name: 'Xem lại từng câu' }).click()
  await expect(question(page, 5).getByText('Đúng', { exact: true })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})
