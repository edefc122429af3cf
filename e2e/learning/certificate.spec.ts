import { inDatabase } from '../fixtures/database.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

/** The code that the form shows as its example is the demo reader's. */
test.beforeAll(() =>
  inDatabase(`insert into certificates (code, course_id, name, course_title, teachers, lesson_count, duration_seconds, revoked_at, revoke_reason)
    values ('zz7k2m9xpe4h', 1, 'Lê Văn Thu', 'Cấp cứu ban đầu cho mọi nhà', '{}', 7, 7800, now(), 'Theo đề nghị của người nhận') on conflict do nothing`),
)

test.describe('không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tra cứu chứng nhận: mã thật, mã đã thu hồi và mã không có, không trang nào cho máy tìm kiếm', async ({ page }) => {
    const ask = async (code: string) => {
      await page.goto('/cn')
      await page.getByLabel('Mã tra cứu').fill(code)
      await page.getByRole('button', { name: 'Tra cứu' }).click()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      return page.getByRole('main')
    }
    const real = await ask('TQ7K-2m9x pe4h')
    await expect(real.getByRole('heading', { name: 'Chứng nhận có thật và còn hiệu lực' })).toBeVisible()
    await expect(real.locator('dl')).toContainText(
      /Trần Minh Đọc Giả.*SQL: đặt câu hỏi cho một bảng số liệu.*4 bài, \d+ phút.*Không thời hạn/s,
    )
    const off = await ask('zz7k2m9xpe4h')
    await expect(off.getByRole('heading', { name: 'Chứng nhận đã bị thu hồi' })).toBeVisible()
    await expect(off).toContainText('Theo đề nghị của người nhận')
    for (const code of ['tq7k2m9xpe40', 'không phải mã', '../../x'])
      await expect((await ask(code)).getByRole('heading', { name: 'Không tìm thấy mã này' })).toBeVisible()
  })
})

test('địa chỉ trong mã QR của chứng nhận mở đúng chứng nhận', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/cn/tq7k2m9xpe4h')
  await expect(page.getByRole('heading', { name: 'Chứng nhận có thật và còn hiệu lực' })).toBeVisible()
  await expect(page.getByLabel('Mã tra cứu')).toHaveValue('TQ7K-2M9X-PE4H')
  // Whose it is stays with them: the paper is for nobody else.
  await expect(page.getByRole('link', { name: 'Tải về PDF' })).toHaveCount(0)
  await isSound(page)
})
