import { makeExam, question, tabTo } from '../fixtures/exam.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

const RIGHT_ORDER = ['Nhà Lý', 'Nhà Trần', 'Nhà Lê', 'Nhà Nguyễn']

test('chỉ bằng bàn phím: mọi dạng câu hỏi, giờ còn lại, đánh dấu, nộp, và mọi câu máy chấm đều đúng @long', async ({
  page,
  request,
}) => {
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  await actAs(page, learner)
  await page.goto(`/exam/${exam.id}`)
  await tabTo(page, page.getByRole('button', { name: 'Bắt đầu làm bài' }), 80)
  await page.keyboard.press('Enter')
  const ask = (number: number) => question(page, number)
  await expect(ask(1)).toBeVisible()

  await tabTo(page, ask(1).getByRole('radio').first())
  await page.keyboard.press('b')
  await expect(ask(1).getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, ask(2).getByRole('button', { name: 'Đánh dấu' }))
  await page.keyboard.press('Enter')
  await tabTo(page, ask(2).getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('c')
  for (const [at, key] of ['Space', 'ArrowRight', 'Space', 'ArrowRight'].entries()) {
    await tabTo(page, ask(3).getByRole('group').nth(at).getByRole('radio').first())
    await page.keyboard.press(key)
  }
  await tabTo(page, ask(4).getByLabel('Chỗ trống 1'))
  await page.keyboard.type('Hà Nội')
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  await tabTo(page, ask(5).getByRole('textbox'))
  await page.keyboard.type('2,5')
  await expect(ask(5).getByText('Số bạn gõ: 2,5.')).toBeVisible()
  await tabTo(page, ask(6).getByLabel('Lào'))
  await page.keyboard.type('Vi')
  await tabTo(page, ask(6).getByLabel('Thái Lan'))
  await page.keyboard.type('B')

  // Up, row by row; the focus goes along, and each new place is said aloud.
  const rows = ask(7).getByRole('listitem')
  for (const [place, words] of RIGHT_ORDER.entries()) {
    for (let step = 0; step < 4 && !(await rows.nth(place).textContent())?.includes(words); step++) {
      const up = ask(7).getByRole('button', { name: `Đưa lên: ${words}` })
      if (step === 0) await up.focus()
      await page.keyboard.press('Enter')
      await expect(
        ask(7)
          .getByRole('button', { name: new RegExp(`: ${words}$`) })
          .and(page.locator(':focus')),
      ).toHaveCount(1)
      await expect(ask(7).getByRole('status')).toHaveText(/^Đã chuyển tới vị trí \d trên 4$/)
    }
  }
  await ask(7).getByRole('button').last().focus()
  await tabTo(page, ask(8).getByRole('textbox'))
  await page.keyboard.type('Sông chảy qua làng, hai bờ là bãi dâu.')
  await expect(ask(8).getByText('9 chữ, nhiều nhất 500')).toBeVisible()
  await page.keyboard.press('Alt+g')
  await expect(page.getByText(/^Còn 4[0-4] phút( \d+ giây)?$/)).toBeAttached()

  await tabTo(page, page.getByRole('button', { name: 'Xem lại và nộp bài' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Xem lại trước khi nộp' })).toBeFocused()
  await expect(page.getByText('8 trên 8 câu đã trả lời đủ')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Nộp bài' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('/ 7 điểm đã chấm')).toBeVisible()
  await expect(page.getByText('Đúng trọn 7 trên 8 câu')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Xem lại từng câu' }), 80)
  await page.keyboard.press('Enter')
  await expect(question(page, 8).getByText('Chờ chấm', { exact: true })).toBeVisible()
  await expect(question(page, 1).getByText('Bạn chọn, đúng')).toBeVisible()
})
