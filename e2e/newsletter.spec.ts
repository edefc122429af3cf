import { inDatabase } from './fixtures/database.ts'
import { linkIn } from './fixtures/mailbox.ts'
import { isSound } from './fixtures/sound.ts'
import { expect, test } from './fixtures/test.ts'
import { newBuyer } from './fixtures/till.ts'

test.describe('không cần JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('đăng ký từ chân trang, xác nhận từ thư, ngừng nhận bằng một lần bấm', async ({ page, request }) => {
    const { email } = newBuyer()
    const isConfirmed = async () =>
      (
        await inDatabase<{ at: Date | null }>(`select confirmed_at as at from newsletter_subscribers where email = '${email}'`)
      ).map(({ at }) => at !== null)
    await page.goto('/gioi-thieu')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Nhận bản tin sách mới').fill(email)
    await footer.getByRole('button', { name: 'Đăng ký' }).click()
    await expect(page).toHaveURL('/nhan-ban-tin?tin=da-gui')
    await expect(page.getByRole('alert')).toContainText('chúng tôi vừa gửi tới đó một thư xác nhận')

    const link = await linkIn(request, email, /\/nhan-ban-tin\?tin=xac-nhan&khoa=[\w-]+/)
    // As programs that look at letters do.
    await request.get(link)
    await page.goto(link)
    expect(await isConfirmed()).toEqual([false])
    await page.getByRole('button', { name: 'Xác nhận đăng ký bản tin' }).click()
    await expect(page.getByRole('alert')).toContainText('Bạn sẽ nhận được bản tin từ số tới')
    expect(await isConfirmed()).toEqual([true])

    await page.goto(link.replace('xac-nhan', 'thoi'))
    await page.getByRole('button', { name: 'Ngừng nhận bản tin' }).click()
    await expect(page.getByRole('alert')).toContainText('Bạn sẽ không nhận bản tin nữa')
    expect(await isConfirmed()).toEqual([])
  })
})

test('trang nhận bản tin đọc được ở máy tính và điện thoại; liên kết cũ thì nói rõ', async ({ page }) => {
  await page.goto('/nhan-ban-tin')
  await isSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)
  await page.goto(`/nhan-ban-tin?tin=xac-nhan&khoa=${'x'.repeat(32)}`)
  await page.getByRole('button', { name: 'Xác nhận đăng ký bản tin' }).click()
  await expect(page.getByRole('alert')).toContainText('Liên kết đã hết hạn')
  await expect(page.getByLabel('Email của bạn')).toBeVisible()
  await isSound(page)
})
