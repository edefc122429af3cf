import type { Page } from '@playwright/test'
import { addressOf, BOOKS, expectNoAxeErrors, NEWS, open, options, SHORT_PAGE } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('Điện thoại 390 điểm ảnh', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const popup = (page: Page) => page.getByRole('dialog', { name: 'Tìm kiếm' })
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Danh mục và lối đi' })
  const text = (page: Page) => popup(page).getByRole('combobox', { name: 'Nội dung cần tìm' })

  async function openPopup(page: Page) {
    await page.getByRole('button', { name: 'Tìm kiếm' }).click()
    await expect(text(page)).toBeFocused()
  }

  test('ô tìm kiếm bật lên rộng 380 px; sách là lựa chọn đầu, thư viện không có nút @long', async ({ page }) => {
    await open(page)
    await openPopup(page)
    expect((await popup(page).boundingBox())?.width).toBe(380)
    const types = popup(page).getByRole('group', { name: 'Tìm trong' }).getByRole('button')
    await expect(types).toHaveText(['Sách', 'Tin sách'])
    await expect(types.first()).toHaveAttribute('aria-pressed', 'true')
    await expectNoAxeErrors(page)
    await text(page).fill('luật')
    await expect(options(page).first()).toBeVisible()
    expect(await options(page).count()).toBeLessThanOrEqual(10)
    await expectNoAxeErrors(page)
  })

  test('Enter tìm sách, "Áp dụng" tìm tin: đúng địa chỉ của đặc tả', async ({ page }) => {
    await open(page)
    await openPopup(page)
    await text(page).fill('luật đất đai')
    await text(page).press('Enter')
    await expect.poll(() => addressOf(page)).toBe(`${BOOKS}lu%E1%BA%ADt%20%C4%91%E1%BA%A5t%20%C4%91ai`)
    await expect(popup(page)).toBeHidden()
    await openPopup(page)
    await text(page).fill('hội sách')
    await popup(page).getByRole('button', { name: 'Tin sách' }).click()
    await popup(page).getByRole('button', { name: 'Áp dụng' }).click()
    await expect.poll(() => addressOf(page)).toBe(`${NEWS}h%E1%BB%99i%20s%C3%A1ch`)
  })

  test('cài đặt hiển thị ở ngay trong danh mục; đóng lại thì về nút đã mở', async ({ page }) => {
    await open(page)
    const opener = page.getByRole('button', { name: 'Mở danh mục' })
    // The second time its code is here already, and it opens while the drawer closes.
    for (const theme of ['Tối', 'Sáng']) {
      await opener.click()
      await drawer(page).getByRole('button', { name: 'Cài đặt hiển thị' }).click()
      const panel = page.getByRole('dialog', { name: 'Cài đặt hiển thị' })
      await panel.getByRole('radio', { name: theme }).check()
      await expect(drawer(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('không có chữ thì không làm gì; đóng thì xoá chữ @long', async ({ page }) => {
    await open(page)
    await openPopup(page)
    await popup(page).getByRole('button', { name: 'Áp dụng' }).click()
    await text(page).fill('  ')
    await text(page).press('Enter')
    await expect(popup(page)).toBeVisible()
    await expect(page).toHaveURL(SHORT_PAGE)
    for (const close of [
      () => popup(page).getByRole('button', { name: 'Huỷ' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(195, 830),
    ]) {
      await popup(page).getByRole('button', { name: 'Tin sách' }).click()
      await text(page).fill('hội sách')
      await close()
      await expect(popup(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Tìm kiếm' })).toBeFocused()
      await openPopup(page)
      await expect(text(page)).toHaveValue('')
    }
  })

  test('ngăn kéo: tài khoản trước, cả cây danh mục, rồi các trang; số 25 ở giỏ hàng', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Mở danh mục' }).click()
    await expect(drawer(page).getByRole('region')).toHaveCount(3)
    expect(
      await drawer(page)
        .getByRole('region')
        .evaluateAll((parts) => parts.map((part) => part.ariaLabel)),
    ).toEqual(['Tài khoản', 'Danh mục sách', 'Trang khác'])
    const tops = drawer(page).getByRole('region', { name: 'Danh mục sách' }).getByRole('button')
    await expect(tops).toHaveCount(13)
    await tops.nth(2).click()
    await expect(tops.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Triết học' })).toBeVisible()
    const small = await drawer(page)
      .locator('a, button')
      .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).map((t) => t.textContent))
    expect(small).toEqual([])
    for (const [title, address] of [
      ['Trang chủ', '/trang-chu'],
      ['Sách', '/san-pham'],
      ['Thư viện số', '/thu-vien'],
      ['Tin sách', '/tin-sach'],
      ['Giới thiệu', '/gioi-thieu'],
      ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao'],
      ['Giỏ hàng 25', '/gio-hang'],
    ] as const) {
      await expect(drawer(page).getByRole('link', { name: title, exact: true })).toHaveAttribute('href', address)
    }
    await expectNoAxeErrors(page)
    await drawer(page).getByRole('link', { name: 'Xem cả mục Khoa học xã hội và nhân văn' }).click()
    await expect(page).toHaveURL('/san-pham/danh-muc/khoa-hoc-xa-hoi-va-nhan-van.12')
    await expect(drawer(page)).toBeHidden()
  })

  test('ngăn kéo chỉ bằng bàn phím @long', async ({ page }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Mở danh mục' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('link', { name: 'Đăng nhập' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('button', { name: 'Giáo trình đại cương' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(drawer(page).getByRole('link', { name: 'Xem cả mục Giáo trình đại cương' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.mouse.click(380, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('thanh trên cùng luôn ở lại khi cuộn @long', async ({ page }) => {
    await open(page, '/trang-chu')
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(page.getByRole('button', { name: 'Mở danh mục' })).toBeInViewport()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })).toBeInViewport()
  })

  test('đường dẫn tới trang: mục sâu bỏ chỗ đang đứng cho vừa một dòng, trang nông vẫn nói ra', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Vị trí trang' }).locator('li')
    await open(page, '/san-pham')
    await expect(crumbs).toHaveCount(2)
    await expect(crumbs.last()).toBeVisible()
    await open(page, '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56')
    expect(await crumbs.count()).toBeGreaterThan(2)
    await expect(crumbs.last()).toBeHidden()
    await expect(crumbs.first()).toBeVisible()
  })
})
