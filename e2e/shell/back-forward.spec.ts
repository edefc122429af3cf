import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openOwnBrowser } from '../fixtures/own-browser.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'
/** Nothing on it can hinder a browser from keeping it. */
const BARE = '/robots.txt'
const CART_OF_TWO = '[{"productId":56,"quantity":2}]'

interface Shown {
  isKept: boolean
  header: string
}

/** Playwright loses sight of a page that the browser kept and shows again: the page itself notes what it shows, for another tab to read. */
function noteWhatIsShown(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const note = () => {
      const shown = { isKept: persisted, header: document.querySelector('header')?.textContent ?? '' }
      localStorage.setItem(`shown ${location.pathname}`, JSON.stringify(shown))
    }
    note()
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const shownAt = (tab: Page, path: string) =>
  tab.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Shown | null, `shown ${path}`)

test('quay lại trang sách đang đọc: trình duyệt giữ nguyên trang như giữ một trang trống, và giỏ vừa đầy thêm ở trang khác hiện ra', async () => {
  const site = process.env.SITE_URL
  const profile = await mkdtemp(join(tmpdir(), 'thu-quan-back-'))
  const browser = await openOwnBrowser(profile)
  try {
    const { page, context } = browser
    const tab = await context.newPage()
    await tab.goto(site + BARE, { waitUntil: 'commit' })
    await page.addInitScript(noteWhatIsShown)
    const leave = async (path: string) => {
      await page.goto(site + path, { waitUntil: 'load' })
      await page.goto(`${site}/gioi-thieu`, { waitUntil: 'load' })
      await tab.evaluate((key) => localStorage.removeItem(key), `shown ${path}`)
    }
    const comeBack = () =>
      page.evaluate(() => {
        setTimeout(() => history.back())
      })

    await leave(BARE)
    await comeBack()
    await expect.poll(() => shownAt(tab, BARE)).not.toBeNull()
    await leave(BOOK)
    await tab.evaluate((cart) => localStorage.setItem('cart-order-offline', cart), CART_OF_TWO)
    await comeBack()
    await expect.poll(async () => (await shownAt(tab, BOOK))?.header).toMatch(/Giỏ hàng\D{0,20}2/)
    // Chromium without windows keeps no page at all; one with windows keeps both.
    expect((await shownAt(tab, BOOK))?.isKept).toBe((await shownAt(tab, BARE))?.isKept)
  } finally {
    await browser.kill()
    await rm(profile, { recursive: true, force: true })
  }
})
