import type { Page } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { findLesson, giveCourse } from '../fixtures/learner.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const secondsOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const clock = (seconds: number) => `00:${String(seconds).padStart(2, '0')}`

test('khách học trong thư viện trên điện thoại: đọc đến cuối thì được tính, đi tiếp sang bài sau, mở lại vẫn còn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lesson = await findLesson('text')
  await page.goto(`/thu-vien/bai-hoc/${lesson.id}`)
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
  await expect(page.getByText('Tính là đã học khi đọc đến cuối bài')).toBeAttached()
  await isSound(page)

  const outline = page.getByRole('complementary', { name: 'Mục lục khoá học' })
  const fold = outline.getByRole('button', { name: 'Mục lục khoá học' })
  await expect(outline.getByRole('link', { name: lesson.title })).toBeHidden()
  await fold.click()
  await expect(outline.getByRole('link', { name: lesson.title })).toHaveAttribute('aria-current', 'step')
  await fold.click()

  // Screen by screen: whoever jumps to the end has not read it.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(page.getByText('Tính là đã học khi đọc đến cuối bài')).toBeInViewport({ timeout: 100 })
  }).toPass()
  await expect(page.getByText('Đã học xong bài này')).toBeVisible()
  await expect(fold.getByText(/^Đã học 1 trên/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Đã học xong bài này')).toBeAttached()
  await expect(page.getByText('Đăng nhập để hỏi giảng viên')).toBeAttached()
  await page.getByRole('link', { name: /Học xong, sang bài sau/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeHidden()
  await expect(page.getByText('Tính là đã học khi')).toBeAttached()
  await noFindingsInAnyTheme(page)
})

test('người mua đang xem thì bị ngắt; ở máy khác xem tiếp đúng giây ấy @long', async ({ browser, request }) => {
  const [lesson, buyer] = [await findLesson('video', true), await newShopper(request)]
  await giveCourse(buyer, lesson)
  const path = `/bai-hoc/${lesson.id}`

  const first = await browser.newPage({ baseURL: process.env.SITE_URL })
  await actAs(first, buyer)
  await first.goto(path)
  await first.getByRole('button', { name: 'Xem bài giảng' }).click()
  await expect.poll(() => secondsOf(first)).toBeGreaterThan(6)
  const saved = first.waitForResponse((answer) => answer.url().endsWith('/api/LessonProgress/Position') && answer.ok())
  await first.keyboard.press('k')
  const { position } = (await (await saved).json()).data as { position: number }
  expect(position).toBeGreaterThan(5)
  // No time to say goodbye.
  await first.context().close()

  const second = await browser.newPage({ baseURL: process.env.SITE_URL, viewport: { width: 390, height: 844 } })
  await actAs(second, buyer)
  await second.goto(path)
  await expect(second.getByText(`Bạn đang xem dở ở ${clock(position)}`)).toBeVisible()
  await isSound(second)
  await second.getByRole('button', { name: `Xem tiếp từ ${clock(position)}` }).click()
  await expect.poll(() => secondsOf(second)).toBeGreaterThan(position)
  expect(await secondsOf(second)).toBeLessThan(position + 20)
  await second.context().close()
})

test.describe('không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('bài trong thư viện vẫn xem, đọc và tải được; bài đang khoá nói vì sao và mua ở đâu', async ({ page }) => {
    const video = await findLesson('video')
    await page.goto(`/thu-vien/bai-hoc/${video.id}`)
    await expect(page.locator('video[controls] source[type="video/mp4"]')).toBeAttached()
    await expect(page.locator('video[controls]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Xem bài giảng' })).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Mục lục khoá học' }).getByRole('link').nth(1)).toBeVisible()

    const locked = await findLesson('video', true)
    await page.goto(`/bai-hoc/${locked.id}`)
    await expect(page.getByRole('heading', { level: 1, name: locked.title })).toBeVisible()
    await expect(page.getByText('Bài mở khi bạn có khoá học')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mua khoá học' })).toHaveAttribute('href', /^\/san-pham\//)
    expect(await page.locator('video, audio').count()).toBe(0)
  })
})

test('trong ứng dụng: không khung trang, mục lục gập lại, người trong ứng dụng được nhận ra, đăng nhập là một lời nhắn @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [lesson, buyer] = [await findLesson('text', true), await newShopper(request)]
  await giveCourse(buyer, lesson)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, ThuQuanApp: { postMessage: (text: string) => heard.push(text) } })
  })
  await page.goto(`/mobile/mycourse/lesson/${lesson.id}`)
  await expect(page.getByText('Bài này đang khoá')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Bạn đăng nhập trong ứng dụng rồi mở lại bài này nhé')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    expect.stringContaining('"login"'),
  ])
  await isSound(page)

  // The app answers by opening the page with the person's token.
  await page.goto('about:blank')
  await page.goto(`/mobile/mycourse/lesson/${lesson.id}#token=${buyer.token}`)
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Học xong bài này' }).click()
  await expect(page.getByText('Đã học xong', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mục lục khoá học' })).toHaveAttribute('aria-expanded', 'false')
  await isSound(page)
})
