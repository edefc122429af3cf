import type { Page } from '@playwright/test'
import { noFindings } from '../fixtures/axe.ts'
import { inDatabase } from '../fixtures/database.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

interface Lesson {
  id: number
  productId: number
}

/** A lesson with a stream and captions, not the last of its course. */
const videoLesson = async (use: 'library' | 'sold') => {
  const [lesson] = await inDatabase<Lesson>(`select l.id, c.product_id as "productId" from lessons l
    join courses c on c.id = l.course_id join videos v on v.id = l.video_id
    where c.use = '${use}' and c.is_published and l.is_published and not l.is_preview and v.state = 'ready' and v.key is not null
      and exists (select 1 from lesson_captions s where s.lesson_id = l.id and s.language = 'vi')
      and exists (select 1 from lessons n where n.course_id = c.id and n.is_published and n.position > l.position)
    order by l.duration_seconds desc, l.id limit 1`)
  return lesson as Lesson
}

const video = (page: Page) => page.locator('section[aria-label^="Video bài học"] video')
const time = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
const playsPast = (page: Page, seconds: number) => expect.poll(() => time(page)).toBeGreaterThan(seconds)
/** Nothing of the player before play is asked for. */
const isOfPlayer = (url: string) => /hls|player-controls|\.m3u8|\/media\/segments\//.test(url)

test('bàn phím một mình: phát, tua, phụ đề, tốc độ còn nhớ; trước khi phát không tải gì của trình phát @long', async ({
  page,
}) => {
  const { id } = await videoLesson('library')
  const asked: string[] = []
  page.on('request', (request) => isOfPlayer(request.url()) && asked.push(request.url()))
  await page.goto(`/thu-vien/bai-hoc/${id}`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const player = page.getByRole('region', { name: /^Video bài học/ })
  await player.getByRole('button', { name: 'Xem bài giảng' }).press('Enter')
  await playsPast(page, 0.3)
  expect(asked.some((url) => url.includes('.m3u8'))).toBe(true)

  await page.keyboard.press('c')
  await expect(player.locator('[data-captions]')).not.toBeEmpty()
  // In its small window the browser draws them, in ours we do.
  const tell = (name: string) => video(page).evaluate((element, event) => void element.dispatchEvent(new Event(event)), name)
  await tell('enterpictureinpicture')
  await expect(player.locator('[data-captions]')).toHaveCount(0)
  expect(await video(page).evaluate((element: HTMLVideoElement) => [...element.textTracks].map(({ mode }) => mode))).toContain(
    'showing',
  )
  await tell('leavepictureinpicture')
  await expect(player.locator('[data-captions]')).not.toBeEmpty()
  await page.keyboard.press('k')
  await expect(player.getByRole('button', { name: 'Phát' })).toBeVisible()
  await noFindings(page, { include: 'section[aria-label^="Video bài học"]' })
  const before = await time(page)
  await page.keyboard.press('l')
  await expect.poll(() => time(page)).toBeCloseTo(before + 10, 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => time(page)).toBeCloseTo(before + 5, 0)
  await page.keyboard.press('0')
  await expect.poll(() => time(page)).toBe(0)
  for (const _ of [1, 2]) await page.keyboard.press('>')
  await expect(player.getByRole('combobox', { name: 'Tốc độ' })).toHaveValue('1.5')
  // From the picture on to the buttons, and back to it by their own keys.
  await page.keyboard.press('Tab')
  await expect(player.getByRole('slider', { name: 'Vị trí' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(player.getByRole('button', { name: 'Phát' })).toBeFocused()
  await page.keyboard.press('Space')
  await playsPast(page, 0.3)

  await page.reload()
  await player.getByRole('button', { name: /^Xem/ }).first().press('Enter')
  await playsPast(page, 0.3)
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5)
  await expect(player.getByRole('button', { name: 'Phụ đề' })).toHaveAttribute('aria-pressed', 'true')
})

test('mất mạng thì chờ và nói, có mạng thì tự phát tiếp; hết bài thì đếm ngược, dừng được', async ({ page, context }) => {
  const { id } = await videoLesson('library')
  await page.goto(`/thu-vien/bai-hoc/${id}`)
  const player = page.getByRole('region', { name: /^Video bài học/ })
  // A tab of the day before yesterday: the addresses it knows have ended, and a new playlist names new ones.
  const refused: string[] = []
  await page.route(
    /\/media\/segments\//,
    (route) => {
      refused.push(route.request().url())
      return route.fulfill({ status: 403 })
    },
    { times: 1 },
  )
  // Every piece as it is needed, so that the network is missed.
  await player.getByRole('button', { name: 'Xem bài giảng' }).click()
  await playsPast(page, 0.3)
  expect(refused).toHaveLength(1)
  await context.setOffline(true)
  await expect(player.getByText(/Mất kết nối mạng/)).toBeVisible()
  await context.setOffline(false)
  await expect(player.getByText(/Mất kết nối mạng/)).toHaveCount(0)
  await playsPast(page, (await time(page)) + 0.3)
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5
  })
  await expect(player.getByText(/Bài sau bắt đầu sau \d giây/)).toBeVisible()
  await player.getByRole('button', { name: 'Ở lại bài này' }).click()
  await expect(player.getByRole('button', { name: 'Học bài sau' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${id}$`))
})

test('bài nghe: hết bài thì đếm ngược, nghe lại thì thôi đếm, không ai dừng thì sang bài sau @long', async ({ page }) => {
  const [audio] = await inDatabase<{ id: number }>(`select l.id from lessons l join courses c on c.id = l.course_id
    join course_chapters h on h.id = l.chapter_id where l.kind = 'audio' and c.use <> 'sold' and c.is_published and l.is_published
      and exists (select 1 from lessons n join course_chapters nh on nh.id = n.chapter_id where n.course_id = c.id and n.is_published
        and (nh.position, n.position) > (h.position, l.position)) order by l.id limit 1`)
  await page.clock.install()
  await page.goto(`/thu-vien/bai-hoc/${audio?.id}`)
  const player = page.getByRole('region', { name: /^Bài nghe/ })
  await player.getByRole('button', { name: 'Nghe bài này' }).click()
  await expect(player.getByRole('button', { name: 'Tạm dừng' })).toBeVisible()
  const audioElement = page.locator('audio')
  const end = async () => {
    // How long it is, is known only when its beginning has come.
    await expect.poll(() => audioElement.evaluate(({ duration }: HTMLAudioElement) => Number.isFinite(duration))).toBe(true)
    await audioElement.evaluate((element: HTMLAudioElement) => {
      element.currentTime = element.duration - 0.2
    })
  }
  const count = page.getByText(/Bài sau bắt đầu sau \d giây/)
  await end()
  await expect(count).toBeVisible()
  await player.getByRole('button', { name: /^Nghe/ }).click()
  await expect(count).toHaveCount(0)
  await end()
  await expect(count).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page).not.toHaveURL(new RegExp(`[./]${audio?.id}$`))
})

test('vé đã hết hạn thì được gia hạn mà không ngắt; mất khoá học thì một câu và lối đi tiếp @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  const { id, productId } = await videoLesson('sold')
  const mine = `user_id = (select id from users where email = '${lan.email}') and product_id = ${productId}`
  await inDatabase(
    `insert into entitlements (user_id, product_id, source) select id, ${productId}, 'staff' from users where email = '${lan.email}'`,
  )
  await actAs(page, lan)
  // The first playlist comes with a ticket that has ended.
  let spoilt = 0
  const renewed: string[] = []
  page.on('response', (answer) => answer.url().includes('/api/UserCourse/Video/') && renewed.push(String(answer.status())))
  await page.route(/\/master\.m3u8\?ticket=/, (route) => {
    const ended = route
      .request()
      .url()
      .replace(/ticket=[^&]+/, 'ticket=cu.het-han')
    return spoilt++ === 0 ? route.continue({ url: ended }) : route.continue()
  })
  await page.goto(`/bai-hoc/${id}`)
  const player = page.getByRole('region', { name: /^Video bài học/ })
  await player.getByRole('button', { name: 'Xem bài giảng' }).click()
  await playsPast(page, 0.3)
  expect(renewed).toEqual(['200'])

  // Taken away while the page is open: the ticket it holds has ended, and there is no other.
  await page.reload()
  await expect(player.getByRole('button', { name: /^Xem/ }).first()).toBeVisible()
  await inDatabase(`update entitlements set revoked_at = now() where ${mine}`)
  spoilt = 0
  await player.getByRole('button', { name: /^Xem/ }).first().click()
  await expect(player.getByRole('alert')).toContainText('Chưa mở được bài này cho tài khoản của bạn')
  await expect(player.getByRole('link', { name: 'Xem khoá học' })).toHaveAttribute('href', /^\/khoa-hoc\//)
})
