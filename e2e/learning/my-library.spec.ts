import { inDatabase } from '../fixtures/database.ts'
import { actAs, newShopper, type Shopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'

interface Lesson {
  id: number
  title: string
  kind: string
  courseTitle: string
  productId: number
}

/** As staff give a course: it is the person's at once. */
const give = ({ email }: Shopper, productId: number) =>
  inDatabase(
    `insert into entitlements (user_id, product_id, source) select id, ${productId}, 'staff' from users where email = '${email}'`,
  )

/** The lessons of the shortest course of a kind that holds only what is read. */
const lessonsToRead = (use: 'sold' | 'library') =>
  inDatabase<Lesson>(`select l.id, l.title, l.kind, c.title as "courseTitle", c.product_id as "productId"
    from lessons l join courses c on c.id = l.course_id join course_chapters ch on ch.id = l.chapter_id
    where c.id = (select c2.id from courses c2 where c2.use = '${use}' and c2.is_published and c2.has_certificate
      and not exists (select 1 from lessons x where x.course_id = c2.id and x.completion <> 'read')
      order by c2.lesson_count, c2.id limit 1) and l.is_published
    order by ch.position, ch.id, l.position, l.id`)

for (const width of journeyWidths(390)) {
  test(`thư viện của tôi: khoá học có phần trăm, học tiếp đúng bài, xong thì có chứng nhận, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const lan = await newShopper(request)
    const headers = { authorization: `Bearer ${lan.token}` }
    const read = async ({ id }: Lesson) => {
      const answer = await request.post('/api/LessonProgress/Read', { headers, data: { lessonId: id } })
      expect(answer.status()).toBe(200)
    }
    const lessons = await lessonsToRead('sold')
    const [first, second, ...rest] = lessons as [Lesson, Lesson, ...Lesson[]]
    await give(lan, first.productId)
    await actAs(page, lan)
    await page.goto(LIBRARY)
    const card = page.getByRole('article').filter({ hasText: `trên ${lessons.length} bài` })
    await expect(card.getByText(`0 trên ${lessons.length} bài`)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Bắt đầu học' })).toBeVisible()

    await read(first)
    await page.reload()
    await expect(card.getByText(`1 trên ${lessons.length} bài`)).toBeVisible()
    await expect(card.getByText(`Bài tiếp: ${second.title}`)).toBeVisible()
    await isSound(page)
    await card.getByRole('link', { name: 'Học tiếp' }).click()
    await expect(page).toHaveURL(new RegExp(`/bai-hoc/.*\\.${second.id}$`))

    for (const lesson of [second, ...rest]) await read(lesson)
    await page.goto(LIBRARY)
    await expect(card.getByText('100%')).toBeVisible()
    await card.getByRole('link', { name: 'Xem chứng nhận' }).click()
    await expect(page.getByRole('link', { name: 'Tải về PDF' })).toBeVisible()
    await isSound(page)
    await page.goBack()
    await page.getByRole('link', { name: /^Chứng nhận/ }).click()
    await expect(page.getByRole('link', { name: /^Tải PDF/ })).toBeVisible()
    await isSound(page)
    const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Tải PDF/ }).click()])
    expect(paper.suggestedFilename()).toMatch(/\.pdf$/)

    // What was bought leads on to where it is learnt.
    await page.goto(`${LIBRARY}/${first.productId}`)
    await expect(page).toHaveURL(/\/khoa-hoc\//)
  })
}

test('khoá học miễn phí đang học dở nằm trong thư viện và trên dải “học tiếp” @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  const [lesson] = await inDatabase<Lesson>(`select l.id, l.title, c.title as "courseTitle" from lessons l
    join courses c on c.id = l.course_id where c.use = 'library' and c.is_published and l.is_published and l.kind = 'text' limit 1`)
  const data = { lessonId: lesson?.id, position: 40, at: new Date().toISOString() }
  await request.post('/api/LessonProgress/Position', { headers: { authorization: `Bearer ${lan.token}` }, data })
  await actAs(page, lan)
  await page.goto(LIBRARY)
  const strip = page.getByRole('region', { name: 'Học tiếp' })
  await expect(strip.getByRole('heading', { name: lesson?.title })).toBeVisible()
  await expect(strip.getByRole('progressbar', { name: 'Đã học 40% bài này' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: lesson?.courseTitle })).toBeVisible()
  await strip.getByRole('link', { name: 'Học tiếp' }).click()
  await expect(page).toHaveURL(new RegExp(`/thu-vien/bai-hoc/.*\\.${lesson?.id}$`))

  // Whoever began many finds them all, page by page.
  await inDatabase(`insert into lesson_progress (user_id, lesson_id) select u.id, min(l.id) from users u, lessons l join courses c on c.id = l.course_id
    where u.email = '${lan.email}' and c.use = 'library' and c.id between 1 and 14 group by u.id, c.id on conflict do nothing`)
  await page.goto(`${LIBRARY}?xem=khoa-hoc`)
  await page.getByRole('navigation', { name: 'Trang khoá học miễn phí' }).getByRole('link', { name: 'Trang 2' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('khách mở tài liệu của tôi thì đi đăng nhập; xem trước một cuốn sách không có khung trang, có lối mua @long', async ({
  page,
}) => {
  await page.goto('/tai-lieu-cua-toi')
  await expect(page).toHaveURL('/login?redirect=%2Ftai-lieu-cua-toi')
  await page.setViewportSize({ width: 320, height: 800 })
  const answer = await page.goto('/xem-truoc?id=56')
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex"')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Làng xã')
  await expect(page.getByRole('heading', { name: 'Mục lục' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await isSound(page)
  await page.getByRole('complementary', { name: 'Mua sản phẩm này' }).getByRole('button', { name: 'Thêm vào giỏ' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-order-offline') ?? '')).toContain('56')
})
