import { findLesson } from '../fixtures/learner.ts'
import { expect, test } from '../fixtures/test.ts'

/** Bytes of JavaScript as they are sent, until the page rests: over these a page grows back to what it once was. */
const MOST = { home: 135_000, list: 142_000, lesson: 150_000 }

test('trang chủ, danh sách sách và bài học không nặng thêm trước khi ai bấm gì', async ({ browser }) => {
  const paths = { home: '/trang-chu', list: '/san-pham', lesson: `/thu-vien/bai-hoc/${(await findLesson('video')).id}` }
  for (const [name, path] of Object.entries(paths)) {
    // Nothing kept from the page before.
    const page = await browser.newPage({ baseURL: process.env.SITE_URL, viewport: { width: 390, height: 844 } })
    const session = await page.context().newCDPSession(page)
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(bytes, name).toBeGreaterThan(100_000)
    expect(bytes, name).toBeLessThan(MOST[name as keyof typeof MOST])
    await page.context().close()
  }
})
