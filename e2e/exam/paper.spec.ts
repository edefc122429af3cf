import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { begin, question } from '../fixtures/exam.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const isNarrow = 'document.documentElement.scrollWidth <= innerWidth'

for (const width of journeyWidths(390))
  test(`một đề theo cấu trúc thi từ nội quy đến xem lại, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/exam/1')
    await expect(page).toHaveURL(/\/exam\/de-tu-luyen-so-1-mon-vat-ly\.1$/)
    await expect(page.getByText('Đồng hồ không dừng')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Làm bài kiểm tra' }).getByRole('link', { name: 'Đăng nhập' })).toBeVisible()

    await actAs(page, await newShopper(request))
    await begin(page, '/exam/1')
    await expect(page).toHaveURL(/\/bai-kiem-tra\/[^/]+\/lam-bai$/)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('timer')).toContainText(/^49:|^50:/)
    await expect(page.getByRole('article')).toHaveCount(28)
    expect(await page.evaluate(isNarrow)).toBe(true)

    await question(page, 1).getByText('A', { exact: true }).click()
    await question(page, 19).getByText('Đúng', { exact: true }).first().click()
    await question(page, 23).getByRole('textbox').fill('2.5')
    await expect(question(page, 23).getByText('Số bạn gõ: 2,5.')).toBeVisible()
    await question(page, 28).getByRole('button', { name: 'Đánh dấu' }).click()
    // By the server's word, each of them.
    await expect(question(page, 1).getByText(/^Đã lưu \d\d:\d\d:\d\d$/)).toBeVisible()
    await expect(question(page, 19).getByText('Còn 3 ý chưa chọn')).toBeVisible()
    await expect(question(page, 23).getByText(/^Đã lưu \d\d:\d\d:\d\d$/)).toBeVisible()
    await noFindingsInAnyTheme(page)

    // Everything is there again after a reload, and the palette knows it.
    await page.reload()
    await expect(question(page, 23).getByRole('textbox')).toHaveValue('2.5')
    await expect(question(page, 28).getByRole('button', { name: 'Đã đánh dấu' })).toBeVisible()
    if (width < 1024) await page.getByRole('button', { name: 'Xem các câu' }).click()
    await page.getByRole('link', { name: 'Câu 19, trả lời một phần' }).click()
    await expect(question(page, 19)).toBeFocused()
    await expect(question(page, 19)).toBeInViewport()

    await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Xem lại trước khi nộp' })).toBeFocused()
    await expect(page.getByText('2 trên 28 câu đã trả lời đủ')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Câu 19 còn 3 ý chưa chọn' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Câu 28 đã đánh dấu' })).toBeVisible()
    expect(await page.evaluate(isNarrow)).toBe(true)
    await noFindingsInAnyTheme(page)
    await page.goBack()
    await expect(question(page, 19)).toBeInViewport()
    await page.goForward()

    await page.getByRole('button', { name: 'Nộp bài', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Điểm theo phần' })).toBeVisible()
    const result = page.url()
    await expect(page.getByRole('heading', { name: 'Đề tự luyện số 1, môn Vật lý' })).toBeVisible()
    await expect(page.getByText('Chưa đạt (cần từ 5 điểm)', { exact: true })).toBeVisible()
    expect(await page.evaluate(isNarrow)).toBe(true)
    await noFindingsInAnyTheme(page)

    await page.getByRole('link', { name: 'Xem lại từng câu' }).click()
    await expect(page.getByRole('article')).toHaveCount(28)
    await expect(question(page, 28).getByText('Chưa trả lời')).toBeVisible()
    await expect(question(page, 1).getByText(/^(Đúng|Sai)$/)).toBeVisible()
    // The policy opens keys after the last attempt only.
    await expect(page.getByText('Lời giải', { exact: true })).toHaveCount(0)
    expect(await page.evaluate(isNarrow)).toBe(true)
    await noFindingsInAnyTheme(page)

    // The paper is closed: its address begins nothing.
    await page.goto(`${result.split('?')[0]}/lam-bai`)
    await expect(page).toHaveURL(result.split('?')[0] as string)
    await expect(page.getByRole('cell', { name: 'Lần 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bắt đầu làm bài' })).toBeVisible()
  })
