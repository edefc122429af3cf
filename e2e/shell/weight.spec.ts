import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { begin, makeExam } from '../fixtures/exam.ts'
import { findLesson } from '../fixtures/learner.ts'
import { BOOKS, ownBook } from '../fixtures/reading/book.ts'
import { actAs, newShopper, type Shopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

/**
 * Bytes of JavaScript as they are sent, until the page rests: over these a page grows back to what it once was. Each route of the site
 * costs every page some sixty, in the router's list. Of the reader's, less than 90 kB are its own.
 */
const { scriptBytes: MOST, readFirst: UNTOUCHED } = JSON.parse(
  readFileSync(new URL('../../budget.json', import.meta.url), 'utf8'),
) as {
  scriptBytes: Record<Weighed, number>
  /** Of pages that nobody has touched: functions of ours that ran, and bytes of JavaScript that came once the page had loaded. */
  readFirst: { run: number; fetchedAfterLoad: Record<keyof typeof READ_FIRST, number> }
}
const READ_FIRST = { home: '/trang-chu', list: '/san-pham', book: '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56' }
type Weighed = 'home' | 'list' | 'lesson' | 'exam' | 'attempt' | 'reader' | 'preview' | 'intake' | 'manuscript'

test('trang chủ, danh sách sách, bài học và trang vào thi không nặng thêm trước khi ai bấm gì', async ({ browser }) => {
  const lesson = await findLesson('video')
  const exam = await makeExam()
  const paths = { home: '/trang-chu', list: '/san-pham', lesson: `/thu-vien/bai-hoc/${lesson.id}`, exam: `/exam/${exam.id}` }
  for (const [name, path] of Object.entries(paths)) await expectLight(browser, name as Weighed, path)
})

for (const [name, path] of Object.entries(READ_FIRST))
  test(`${path} khi chưa ai chạm: không dòng mã nào của trang chạy, mã chỉ tải về sau khi trang đã xong`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const scripts = new Set<string>()
    let [bytes, isLoaded, early] = [0, false, 0]
    session.on('Page.loadEventFired', () => {
      isLoaded = true
    })
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.endsWith('.js')) return
      scripts.add(requestId)
      if (!isLoaded) early++
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    for (const domain of ['Page.enable', 'Network.enable', 'Profiler.enable'] as const) await session.send(domain)
    await session.send('Profiler.startPreciseCoverage', { callCount: true })
    await page.goto(path, { waitUntil: 'load' })
    await expect.poll(() => bytes).toBeGreaterThan(100_000)
    await page.waitForLoadState('networkidle')
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const ran = result
      .filter(({ url }) => url.includes('/assets/'))
      .flatMap(({ functions }) => functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0)))
    expect(ran.length).toBe(UNTOUCHED.run)
    expect(early).toBe(0)
    expect(bytes).toBeLessThan(UNTOUCHED.fetchedAfterLoad[name as keyof typeof READ_FIRST])
  })

test('trang tiếp nhận và biểu mẫu gửi bản thảo: luật của biểu mẫu chỉ đến khi có người bắt đầu viết', async ({ browser }) => {
  await expectLight(browser, 'intake', '/tiep-nhan-ban-thao')
  const title = (page: Page) => page.getByLabel('Tên tác phẩm')
  await expectLight(browser, 'manuscript', '/tao-ban-thao', { sign: title })
})

test('bài đang làm mở lại bằng máy khác: đề, đồng hồ và chỗ trả lời không nặng thêm', async ({ browser, page, request }) => {
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  await actAs(page, learner)
  await begin(page, `/exam/${exam.id}`)
  const question = (page: Page) => page.getByRole('article', { name: 'Câu 1', exact: true })
  await expectLight(browser, 'attempt', new URL(page.url()).pathname, { member: learner, sign: question })
})

test('sách và bản đọc thử: trang đầu không phải chờ gì ngoài bộ đọc; ghi chú, giọng đọc, ngoại tuyến đến sau', async ({
  browser,
  request,
}) => {
  const reader = await newShopper(request)
  await ownBook(reader, BOOKS.short)
  // Without its chapters a book stays before its first page.
  const notYet = { lacks: /\/media\/(books|previews)\//, sign: (page: Page) => page.getByText('Chưa mở được trang này') }
  await expectLight(browser, 'reader', `/doc-sach/${BOOKS.short}`, { member: reader, ...notYet })
  await expectLight(browser, 'preview', `/xem-truoc?id=${BOOKS.short}`, notYet)
})

interface Visit {
  member?: Shopper
  /** Seen when the page is whole. */
  sign?(page: Page): Locator
  /** What the network does not bring. */
  lacks?: RegExp
}

async function expectLight(browser: Browser, name: Weighed, path: string, { member, sign, lacks }: Visit = {}): Promise<void> {
  // Nothing kept from the page before.
  const page = await browser.newPage({ baseURL: process.env.SITE_URL, viewport: { width: 390, height: 844 } })
  if (member) await actAs(page, member)
  if (lacks) await page.route(lacks, (route) => route.abort())
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
  if (sign) await expect(sign(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytes, name).toBeGreaterThan(100_000)
  expect(bytes, name).toBeLessThan(MOST[name])
  await page.context().close()
}
