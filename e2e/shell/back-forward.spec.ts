import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOwnBrowser } from '../fixtures/own-browser.ts'
import { expect, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    wasKept?: boolean
  }
}

/** Playwright's own browser is told to keep no page. */
test('quay lại trang sách đang đọc: trình duyệt giữ nguyên trang, và giỏ vừa đầy thêm ở trang khác hiện ra', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'back-forward-'))
  const { page, kill } = await openOwnBrowser(profile)
  try {
    const site = process.env.SITE_URL
    await page.goto(`${site}/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (window.wasKept = persisted)))
    await page.goto(`${site}/gioi-thieu`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => localStorage.setItem('cart-order-offline', '[{"productId":56,"quantity":2}]'))
    // `page.goBack` waits for a load, which a kept page does not have.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(async () => expect(await page.evaluate(() => window.wasKept)).toBe(true)).toPass()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng.*2/ })).toBeVisible()
  } finally {
    await kill()
    await rm(profile, { recursive: true, force: true })
  }
})
