import { alive } from '../fixtures/alive.ts'
import { COMBO } from '../fixtures/cart.ts'
import { inDatabase } from '../fixtures/database.ts'
import { BOOKS } from '../fixtures/reading/book.ts'
import { expect, test } from '../fixtures/test.ts'

test('khoá học: trình độ, số bài, số giờ cạnh tên, điều cần có trước khi học ở dưới', async ({ page }) => {
  const [course] = await inDatabase<{ product_id: number; lesson_count: number; requirements: string[] }>(
    `select product_id, lesson_count, requirements from courses
      where product_id is not null and is_published and cardinality(requirements) > 0 order by id limit 1`,
  )
  await page.goto(`/san-pham/${course?.product_id}`)
  const top = page.getByRole('main').getByRole('article').first()
  await expect(top).toContainText(/Cơ bản|Trung cấp|Nâng cao/)
  await expect(top).toContainText(`${course?.lesson_count} bài`)
  await expect(top).toContainText(/\d+ (giờ|phút)/)
  await expect(page.getByRole('heading', { name: 'Bạn cần chuẩn bị' })).toBeVisible()
  await expect(page.getByText(course?.requirements[0] as string)).toBeVisible()
})

test('trọn bộ: khối giá nói mua lẻ bao nhiêu, tiết kiệm bao nhiêu', async ({ page }) => {
  await page.goto(`/san-pham/${COMBO.id}`)
  const price = async (name: string) => {
    const words = await page.getByRole('term').filter({ hasText: name }).locator('+ dd').textContent()
    return Number((words ?? '').replace(/\D/g, ''))
  }
  const apart = await price('Mua lẻ từng món')
  const saved = await price('Bạn tiết kiệm')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    new Intl.NumberFormat('vi-VN').format(apart - saved),
  )
  await expect(page.getByText(/^Trọn bộ \d+ cuốn sách giấy/)).toBeVisible()
})

test('sách điện tử: định dạng, số trang và đường vào bản đọc thử', async ({ page }) => {
  await page.goto(`/san-pham/${BOOKS.pdf}`)
  const facts = page.locator('#chi-tiet')
  await expect(facts).toContainText('PDF, giữ nguyên trang như bản in')
  await expect(facts).toContainText('Số trang')
  await expect(facts).not.toContainText('Khối lượng')
  await expect(facts.getByRole('link', { name: /% đầu của cuốn sách, miễn phí/ })).toHaveAttribute('href', /^\/xem-truoc\?id=/)
})

test('giá chỉ màu son khi đang giảm @long', async ({ page }) => {
  const ids = await inDatabase<{ id: number; is_sale: boolean }>(
    `(select id, false as is_sale from products p where kind = 'printed' and sale_price is null and is_published
        and not exists (select 1 from flash_sale_items i where i.product_id = p.id) order by id limit 1)
      union all
     (select id, true from products where kind = 'printed' and sale_price is not null and is_published
        and coalesce(sale_starts_at <= now(), true) and coalesce(sale_ends_at > now() + interval '1 hour', true) order by id limit 1)`,
  )
  for (const { id, is_sale } of ids) {
    await page.goto(`/san-pham/${id}`)
    const price = page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByText(/^(Giá bán )?[\d.]+\s₫$/)
      .first()
    const son = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.color = 'var(--son)'
      document.body.append(probe)
      return getComputedStyle(probe).color
    })
    expect((await price.evaluate((element) => getComputedStyle(element).color)) === son, `${id}`).toBe(is_sale)
  }
})

test.describe('Xem trang trong @drawn', () => {
  test('sách giấy: nhiều trang, mỗi trang có chỗ và khung chờ trước khi hình đến @long', async ({ page }) => {
    const [book] = await inDatabase<{ id: number }>(
      `select id from products where kind = 'printed' and is_published and id <> ${BOOKS.short} order by id desc limit 1`,
    )
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/media\/covers\/(thumb-)?\d+-(title|contents|inside)/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`/san-pham/${book?.id}`, { waitUntil: 'domcontentloaded' })
    await alive(page)
    await page.getByRole('button', { name: 'Xem trang trong' }).click()
    const pages = page.getByRole('dialog').getByRole('figure')
    await expect(pages).toHaveCount(3)
    const first = pages.first()
    await expect(first).toHaveAttribute('aria-busy', 'true')
    // The box as laid out: the dialog still grows into its place by a transform, which `boundingBox` would count in.
    const heightOf = () => first.evaluate((figure) => (figure as HTMLElement).offsetHeight)
    const kept = await heightOf()
    expect(kept).toBeGreaterThan(400)
    release()
    for (const [at, one] of (await pages.all()).entries()) {
      await one.scrollIntoViewIfNeeded()
      await expect(one).toHaveAttribute('aria-busy', 'false')
      await expect(one).toContainText(`Trang ${at + 1}/3`)
    }
    expect(await heightOf()).toBe(kept)
  })
})
