import { inDatabase } from '../fixtures/database.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = 7101
const CODE = 'k4mw7rtz9xap'
const HASH = 'e'.repeat(64)

// One after the other, with one book between them.
test.describe.configure({ mode: 'serial' })

/** A book of these journeys' own: two audios in the first column, none in the second. */
test.beforeAll(async () => {
  await inDatabase(`
    insert into files (hash, bytes, media_type) values ('${HASH}', 1000, 'audio/mpeg') on conflict do nothing;
    insert into textbooks (id, title, subject, grade, position) values (${BOOK}, 'Sách thử 9', 'Ngữ văn', 9, 99);
    insert into courses (id, use, title, summary) values (${BOOK}, 'textbook', 'Sách thử 9', 'Học liệu');
    update textbooks set course_id = ${BOOK} where id = ${BOOK};
    insert into course_chapters (id, course_id, title, position) values (${BOOK}1, ${BOOK}, 'Chương', 0);
    insert into lessons (id, course_id, chapter_id, position, title, kind, file_hash, duration_seconds, completion) values
      (${BOOK}1, ${BOOK}, ${BOOK}1, 0, 'Nghe đọc “Trăng trên bến cũ”', 'audio', '${HASH}', 222, 'watched'),
      (${BOOK}2, ${BOOK}, ${BOOK}1, 1, 'Nghe đọc năm bài ca dao', 'audio', '${HASH}', 206, 'watched');
    insert into textbook_chapters (id, textbook_id, title, "column", position, first_page, last_page)
      values (${BOOK}1, ${BOOK}, 'Trăng, bến và con đò', 1, 0, 32, 58);
    insert into textbook_sub_chapters (id, chapter_id, parent_id, position, title, page, kind, lesson_id) values
      (${BOOK}1, ${BOOK}1, null, 0, 'Thơ lục bát', 33, 'heading', null),
      (${BOOK}2, ${BOOK}1, ${BOOK}1, 0, 'Nghe đọc “Trăng trên bến cũ”', 34, 'audio', ${BOOK}1),
      (${BOOK}3, ${BOOK}1, ${BOOK}1, 1, 'Nghe đọc năm bài ca dao', 46, 'audio', ${BOOK}2);
    insert into short_links (code, kind, target_type, target, note)
      values ('${CODE}', 'h', 'subChapter', '${BOOK}2', 'Mã in thử')`)
})

/** It is no book that anything else may count or find. */
test.afterAll(() =>
  inDatabase(`
    update short_links set is_withdrawn = true where code = '${CODE}';
    delete from textbooks where id = ${BOOK};
    delete from courses where id = ${BOOK};
    delete from files where hash = '${HASH}'`),
)

test.describe('trên điện thoại', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' })

  test('mã in trong sách mở đúng bài: hàng được đánh dấu, bài nghe sẵn sàng, mỗi lúc một bài, dùng được bằng bàn phím', async ({
    page,
  }) => {
    await page.goto(`/h/${CODE}`)
    await expect(page).toHaveURL(new RegExp(`/mobile/sgk/thu-vien-sgk/${BOOK}\\?muc=${BOOK}2#chuong-${BOOK}1$`))
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('Bạn vừa mở mã ở trang 34:')).toBeVisible()
    const moon = page.getByRole('slider', { name: /Trăng trên bến cũ/ })
    await expect(moon).toHaveAttribute('aria-valuetext', '0 giây trên 3 phút 42 giây')
    await isSound(page)
    await page.getByRole('button', { name: 'Tốc độ 1×, bấm để đổi' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Tốc độ 1,25×, bấm để đổi' })).toBeVisible()
    // The file is away: it says so, and another row takes over.
    await page.route('**/media/lessons/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Nghe: Nghe đọc “Trăng trên bến cũ”' }).press('Space')
    await expect(page.getByRole('alert')).toContainText('Chưa nghe được bài này')
    await page.getByRole('button', { name: 'Nghe: Nghe đọc năm bài ca dao' }).click()
    await expect(page.getByRole('slider')).toHaveCount(1)
    await expect(page.getByRole('slider', { name: /năm bài ca dao/ })).toBeVisible()
  })
})

test.describe('không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sách giáo khoa: chọn lớp, mở sách có một cột trống, gõ mã in bằng chữ hoa và dấu cách', async ({ page }) => {
    await page.goto('/sach-giao-khoa')
    await page.getByRole('link', { name: /^Lớp 9,/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sách giáo khoa lớp 9')
    await page.getByRole('link', { name: 'Sách thử 9' }).click()
    await expect(page.getByRole('heading', { name: 'Chương 1: Trăng, bến và con đò' })).toBeVisible()
    await expect(page.locator('h3', { hasText: 'Thơ lục bát' })).toContainText('tr. 33')
    await page.getByRole('link', { name: 'Nghe đọc năm bài ca dao' }).waitFor()
    await page.getByLabel('Mã in cạnh bài trong sách').fill('K4MW 7RTZ 9XAP')
    await page.getByRole('button', { name: 'Mở bài' }).click()
    await expect(page).toHaveURL(new RegExp(`/sach-giao-khoa/sach-thu-9\\.${BOOK}\\?muc=${BOOK}2`))
    await page.getByLabel('Mã in cạnh bài trong sách').fill('01 il')
    await page.getByRole('button', { name: 'Mở bài' }).click()
    await expect(page.getByText('Mã này chưa đúng')).toBeVisible()
  })
})
