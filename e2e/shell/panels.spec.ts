import type { Page } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { open, openSettings } from '../fixtures/shell.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('Thông báo: nhiều nhất năm, mỗi cái ba giây', async ({ page }) => {
  await page.clock.install()
  await open(page, '/san-pham/1')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const messages = page.getByRole('region', { name: 'Thông báo' }).getByRole('button', { name: 'Đóng thông báo' })
  await page.getByRole('button', { name: 'Chia sẻ' }).click()
  for (let n = 0; n < 7; n++) await page.getByRole('button', { name: 'Sao chép đường dẫn' }).click()
  await page.keyboard.press('Escape')
  await expect(messages).toHaveCount(5)
  await messages.first().click()
  await expect(messages).toHaveCount(4)
  await page.clock.runFor(2900)
  await expect(messages).toHaveCount(4)
  await page.clock.runFor(100)
  await expect(messages).toHaveCount(0)
})

test.describe('Bảng xem nhanh', () => {
  test('có ngày, tin và sự kiện; hỏng thì thử lại được', async ({ page }) => {
    await page.route('**/api/quick-panel/data', (route) => route.abort(), { times: 1 })
    await open(page)
    await page.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
    const panel = page.getByRole('dialog', { name: 'Hôm nay' })
    await expect(panel.getByText(/^Ngày \d+ tháng \d+ năm 20\d\d$/)).toBeVisible()
    await expect(panel.getByRole('alert')).toContainText('Chưa tải được tin hôm nay')
    await panel.getByRole('button', { name: 'Thử lại' }).click()
    await expect(panel.getByRole('heading', { name: 'Sắp diễn ra' })).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Miễn phí giao hàng' })).toBeVisible()
  })

  test('ghim một trang rồi bỏ @long', async ({ page }) => {
    await open(page, '/san-pham/1')
    const panel = page.getByRole('dialog', { name: 'Hôm nay' })
    await page.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
    await panel.getByRole('button', { name: 'Ghim trang này' }).click()
    await open(page)
    await page.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
    await panel.getByRole('link', { name: /Toán cao cấp A1/ }).click()
    await expect(page).toHaveURL(/toan-cao-cap-a1/)
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
    await panel.getByRole('button', { name: 'Bỏ trang này' }).click()
    await expect.poll(() => stored(page, 'shortcuts')).toBe('[]')
  })
})

test('Phím / đến ô tìm sách, phím ? mở bảng lối tắt, và tắt đi được @long', async ({ page }) => {
  await open(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('banner').locator('input[type=search]').first()).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Phím tắt' })
  await expect(help).toBeHidden()
  await page.keyboard.press('Escape')
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
  await help.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
})

test.describe('Chân trang', () => {
  test('đúng các liên kết', async ({ page }) => {
    await open(page)
    const footer = page.getByRole('contentinfo')
    const links = (name: string) =>
      footer
        .getByRole('region', { name })
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
    expect(await links('Nhà xuất bản')).toEqual([
      ['Giới thiệu nhà xuất bản', '/gioi-thieu'],
      ['Liên hệ hợp tác', '/lien-he-hop-tac'],
      ['Tiếp nhận bản thảo', '/tiep-nhan-ban-thao'],
      ['Liên hệ', '/lien-he-hop-tac'],
      ['Chính sách bảo mật', '/chinh-sach-bao-mat'],
      ['Điều khoản sử dụng', '/dieu-khoan-su-dung'],
    ])
    expect(await links('Hỗ trợ mua hàng')).toEqual([
      ['Theo dõi đơn hàng', '/theo-doi-don-hang'],
      ['Hướng dẫn mua hàng', '/huong-dan-mua-hang'],
      ['Mua số lượng lớn', '/mua-so-luong-lon'],
      ['Phương thức vận chuyển', '/phuong-thuc-van-chuyen'],
      ['Chính sách đổi trả', '/chinh-sach-doi-tra'],
      ['Chính sách kiểm hàng', '/chinh-sach-kiem-hang'],
      ['Chính sách mua hàng', '/chinh-sach-mua-hang'],
      ['Điều khoản giao dịch chung', '/dieu-khoan-giao-dich-chung'],
      ['Hỗ trợ', '/ho-tro'],
    ])
    const social = footer.getByRole('region', { name: 'Theo dõi chúng tôi' }).getByRole('link')
    await expect(social).toHaveText(['Facebook', 'YouTube', 'Zalo'])
    for (const link of await social.all()) await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(footer).toContainText('Mã số thuế')
    await expect(footer).toContainText('Giấy phép thành lập nhà xuất bản')
  })

  test('phim chạy khi có người bấm @long', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Xem phim: Một ngày ở xưởng sách' }).click()
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })

  test('phim chỉ tải khi có người bấm; hỏng thì nói rõ @long', async ({ page }) => {
    const asked: string[] = []
    await page.route('**/media/video/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 404 })
    })
    await open(page)
    const play = page.getByRole('button', { name: 'Xem phim: Một ngày ở xưởng sách' })
    await play.scrollIntoViewIfNeeded()
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked).toEqual([])
    await play.click()
    await expect(page.getByRole('alert')).toContainText('Chưa phát được đoạn phim')
    expect(asked.length).toBeGreaterThan(0)
  })
})

test.describe('Màn hình 320 điểm ảnh', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('bảng cài đặt vừa màn hình', async ({ page }) => {
    await open(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cài đặt hiển thị' }).click()
    const panel = page.getByRole('dialog', { name: 'Cài đặt hiển thị' })
    await panel.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
    await expect(page.getByRole('dialog', { name: 'Hôm nay' })).toBeVisible()
    await expect(panel).toBeHidden()
    expect(await sideways(page)).toBe(0)
  })
})

test.describe('Bộ nhớ của trình duyệt', () => {
  test('bị chặn: trang vẫn dùng được @long', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await open(page)
    const panel = await openSettings(page)
    await panel.getByRole('radio', { name: 'Tối' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('hỏng: trang vẫn mở @long', async ({ page }) => {
    for (const value of ['{', 'null', '"dark"', '[1,{"id":"javascript:alert(1)","title":"x"}]', '{"theme":"neon"}']) {
      // Of several that were added the last one counts.
      await page.addInitScript((text) => {
        for (const key of ['settings', 'cart-order-offline', 'shortcuts', 'shortcut-keys']) localStorage.setItem(key, text)
      }, value)
      await open(page)
      await expect(page.locator('html'), value).not.toHaveAttribute('data-theme', /neon|dark/)
      const panel = await openSettings(page)
      await expect(panel.getByRole('radio', { name: 'Sáng' }), value).toBeChecked()
      await expect(panel.getByText('100 %'), value).toBeVisible()
    }
  })
})

test('Khách không bao giờ thấy màn hình chờ @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { sawSplash: false })
    new MutationObserver(() => {
      if (document.querySelector('[data-part="splash"]')) Object.assign(window, { sawSplash: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page)
  await open(page, '/san-pham')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as never as { sawSplash: boolean }).sawSplash)).toBe(false)
})

test('Thành viên đợi được nhận ra: màn hình chờ hiện chậm một nhịp, chưa hiện thì không chắn tay @drawn', async ({
  page,
  request,
}) => {
  await actAs(page, await newShopper(request))
  await page.route('**/api/User/Me', () => {})
  await page.goto('/san-pham', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Đang mở tài khoản của bạn…' })).toBeVisible()
  const liesOverPage = (ms: number) =>
    page.locator('[data-part="splash"]').evaluate((element, at) => {
      // From its beginning again, as it is over by now.
      element.style.animation = 'none'
      element.getAnimations()
      element.style.animation = ''
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
      return element.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 3))
    }, ms)
  expect(await liesOverPage(100)).toBe(false)
  expect(await liesOverPage(200)).toBe(true)
})

test('Trang của đội làm web không mở cho khách', async ({ page }) => {
  const answer = await page.goto('/_ui')
  expect(answer?.status()).toBe(404)
})

test('axe không có lỗi ở chân trang và các bảng, trong ba giao diện @long', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ layout: 'vertical' })))
  await open(page)
  const check = () => noFindingsInAnyTheme(page, { exclude: 'header' })
  await check()
  const panel = await openSettings(page)
  await check()
  await panel.getByRole('button', { name: 'Xem nhanh hôm nay' }).click()
  await expect(page.getByRole('heading', { name: 'Sắp diễn ra' })).toBeVisible()
  await check()
})
