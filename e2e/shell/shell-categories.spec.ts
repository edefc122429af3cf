import { categoryButton, expectNoAxeErrors, open, SHORT_PAGE, stopTime, topCategory } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('Danh mục sách ở 1440 điểm ảnh', () => {
  test('mở sau 150 ms rê chuột, hai tầng, và đóng khi chuột rời đi; bấm thì mở ngay và ở lại, bấm ra ngoài thì đóng @long', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page)
    await stopTime(page)
    const top = topCategory(page, 'Khoa học xã hội và nhân văn')
    await categoryButton(page).hover()
    await page.clock.runFor(140)
    await expect(top).toBeHidden()
    await page.clock.runFor(20)
    await expect(top).toBeVisible()
    await expect(categoryButton(page)).toHaveAttribute('aria-expanded', 'true')

    await top.hover()
    await page.clock.runFor(140)
    await expect(top).toHaveAttribute('aria-expanded', 'false')
    await page.clock.runFor(20)
    await expect(top).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('link', { name: 'Triết học 5 đầu sách' })).toBeVisible()

    await page.mouse.move(1400, 850)
    await page.clock.runFor(160)
    await expect(top).toBeHidden()

    await categoryButton(page).click()
    await expect(top).toBeVisible()
    await page.mouse.move(1400, 850)
    await page.clock.runFor(1000)
    await expect(top).toBeVisible()
    await page.mouse.click(1400, 850)
    await expect(top).toBeHidden()
    await categoryButton(page).click()
    await categoryButton(page).click()
    await expect(top).toBeHidden()
  })

  test('bảng con cao nhất 200 px và cuộn được, có tên mục và lối xem cả mục, không tràn; bấm vào mục thì tới trang của mục @long', async ({
    page,
  }) => {
    await open(page)
    await categoryButton(page).click()
    await topCategory(page, 'Khoa học xã hội và nhân văn').hover()
    const all = page.getByRole('link', { name: 'Xem cả mục Khoa học xã hội và nhân văn' })
    await expect(all).toHaveAttribute('href', '/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12')
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Lịch sử \d+ đầu sách$/ }) })
      .last()
    await expect(list).toHaveCSS('max-height', '200px')
    expect(await list.evaluate((element) => [element.clientHeight, element.scrollHeight > 200])).toEqual([200, true])
    await expectNoAxeErrors(page)

    // The one furthest down stays on the screen.
    await topCategory(page, 'Sách tham khảo').hover()
    const last = page.getByRole('link', { name: 'Xem cả mục Sách tham khảo' })
    await expect(last).toBeVisible()
    const side = last.locator('xpath=../..')
    expect(await side.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900)

    await topCategory(page, 'Khoa học tự nhiên').click()
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-tu-nhien.6')
    await expect(categoryButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('chỉ dùng bàn phím: mũi tên, vào bảng con, trở ra, Escape, Tab', async ({ page }) => {
    await open(page)
    await categoryButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(topCategory(page, 'Giáo trình đại cương')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(topCategory(page, 'Sách tham khảo')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const top = topCategory(page, 'Khoa học xã hội và nhân văn')
    await expect(top).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: /^Lịch sử/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: /^Văn học và ngôn ngữ/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(top).toBeFocused()
    await expect(top).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(categoryButton(page)).toBeFocused()
    await expect(top).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(top).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(top).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Trang chủ' })).toBeFocused()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+Tab')
    await expect(categoryButton(page)).toBeFocused()
    await expect(top).toBeHidden()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-tu-nhien.6')
  })

  test('Escape đóng cả khi chỉ rê chuột @long', async ({ page }) => {
    await open(page)
    await categoryButton(page).hover()
    await expect(topCategory(page, 'Luật')).toBeVisible()
    // The style opens it before the script listens, where the machine is busy.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(topCategory(page, 'Luật')).toBeHidden({ timeout: 500 })
    }).toPass()
  })

  test.describe('chạm', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

    test('chạm lần đầu mở bảng con, "Xem cả mục" thì đi @long', async ({ page }) => {
      await open(page)
      await categoryButton(page).tap()
      const top = topCategory(page, 'Luật')
      await top.tap()
      await expect(top).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(SHORT_PAGE)
      await page.getByRole('link', { name: 'Xem cả mục Luật' }).tap()
      await expect(page).toHaveURL('/san-pham/danh-muc/luat.25')
    })
  })
})
