import { begin, makeExam, question } from '../fixtures/exam.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

test('thi chưa đạt: trang kết quả nói còn lần làm và từ lúc nào, bài xem lại nói vì sao chưa hiện câu trả lời', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rules = { attemptsAllowed: 2, waitSeconds: 1800, passMark: 5 }
  const { id } = await makeExam({ ...rules, reviewNow: ['score', 'correctness'], reviewLater: ['answers', 'key'] })
  await actAs(page, await newShopper(request))
  await begin(page, `/exam/${id}`)
  await question(page, 1).getByText('A', { exact: true }).first().click()
  await expect(question(page, 1).getByText(/^Đã lưu/)).toBeVisible()
  await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Điểm theo phần' })).toBeVisible()
  await expect(page.getByText(/^Bạn làm lại được từ .*\d\d:\d\d.* Bạn còn 1 lần làm\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Làm lại/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Xem lại từng câu' }).click()
  await expect(question(page, 1).getByText('Câu trả lời của bạn chưa được hiện lại: mở sau lần làm cuối.')).toBeVisible()
})
