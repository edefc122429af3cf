import sharp from 'sharp'
import { inDatabase } from './fixtures/database.ts'
import { actAs, buy, newShopper } from './fixtures/shopper.ts'
import { isSound } from './fixtures/sound.ts'
import { expect, test } from './fixtures/test.ts'
import { journeyWidths } from './fixtures/widths.ts'

const PRINTED = { id: 58, path: '/san-pham/58' }
const PAGE = '/tai-khoan/danh-gia-san-pham'

const picture = (name: string, colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

for (const width of journeyWidths(390)) {
  test(`bạn đọc nhận sách, viết đánh giá, sửa, thấy ở trang sách, xoá, ${width} px`, async ({ page, request, browser }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const lan = await newShopper(request)
    await buy(request, lan, PRINTED.id)
    await actAs(page, lan)
    await page.goto(PAGE)
    await page.getByRole('button', { name: /^Viết đánh giá: / }).click()
    const form = page.getByRole('form', { name: 'Đánh giá' })
    await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await expect(form.getByText('Chọn số sao')).toBeVisible()
    await expect(form.getByText('Nhận xét cần ít nhất 10 ký tự')).toBeVisible()
    await isSound(page)

    await form.getByRole('radio', { name: /^1 sao/ }).focus()
    await page.keyboard.press('Space')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: /^4 sao/ })).toBeChecked()
    const words = `Bản in sắc nét, dẫn nguồn cẩn thận ${Date.now()}`
    await form.getByLabel('Nhận xét của bạn').fill(words)
    const files = [await picture('bia.jpg', 'teal'), await picture('trang.jpg', 'brown')]
    await form.getByLabel('Ảnh chụp sách', { exact: true }).setInputFiles(files)
    await expect(form.getByRole('img', { name: 'Ảnh 2' })).toBeVisible()
    await form.getByRole('button', { name: 'Bỏ ảnh 1' }).click()
    await expect(form.getByRole('img')).toHaveCount(1)
    await isSound(page)
    // Closed by mistake: everything is still there.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Viết đánh giá: / }).click()
    await expect(form.getByLabel('Nhận xét của bạn')).toHaveValue(words)
    await expect(form.getByRole('img')).toHaveCount(1)
    // The first answer is lost on its way: sent again, it is the same review.
    let isLost = false
    await page.route('**/api/Feedback', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await expect(form.getByRole('alert')).toContainText('Chưa kết nối được')
    await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await expect(page.getByText('Cảm ơn bạn đã viết đánh giá')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Chưa có gì chờ đánh giá' })).toBeVisible()

    await page.getByRole('link', { name: 'Đã viết (1)' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('hiện dưới tên Nguyễn L.')).toBeVisible()
    await isSound(page)
    await page.getByRole('button', { name: /^Sửa đánh giá: / }).click()
    await form.getByLabel('Nhận xét của bạn').fill(`${words}, đọc lại càng thích`)
    await form.getByRole('radio', { name: /^5 sao/ }).check({ force: true })
    await form.getByRole('button', { name: 'Lưu thay đổi' }).click()
    await expect(page.getByText(`${words}, đọc lại càng thích`)).toBeVisible()

    // Another reader.
    const minh = await newShopper(request, 'Trần Minh')
    const other = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await actAs(other, minh)
    await other.goto(PRINTED.path)
    const review = other.getByRole('article').filter({ hasText: words })
    await expect(review).toContainText('Nguyễn L.')
    await expect(review).toContainText('Đã mua sách')
    await expect(review.getByRole('img', { name: '5,0 trên 5 sao' })).toBeVisible()
    await review.getByRole('link', { name: 'Ảnh 1 của bạn đọc' }).click()
    await expect(other.getByRole('dialog', { name: 'Ảnh 1 của bạn đọc' }).getByRole('img')).toBeVisible()
    await other.keyboard.press('Escape')
    const helpful = review.getByRole('button', { name: /^Hữu ích/ })
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toHaveText('Hữu ích (1)')
    await other.reload()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await other.getByRole('link', { name: 'Hữu ích nhất' }).click()
    await expect(other).toHaveURL(/sort=helpful/)
    await expect(review).toBeVisible()
    await isSound(other)
    await other.context().close()

    await page.getByRole('button', { name: /^Xoá đánh giá: / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Xoá đánh giá' }).click()
    await expect(page.getByRole('heading', { name: 'Bạn chưa viết đánh giá nào' })).toBeVisible()
    await page.getByRole('link', { name: 'Chờ đánh giá (1)' }).click()
    await expect(page.getByRole('button', { name: /^Viết đánh giá: / })).toBeVisible()

    // One answer that did not come says so, and nothing about the next one.
    await page.route(/\/api\/User\/orders\?.*cancelled/, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Tài khoản của tôi' }).getByRole('link', { name: 'Đơn hàng' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Đã huỷ' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Chưa kết nối được')
    await page.getByRole('link', { name: 'Tất cả', exact: true }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
}

test('bạn đọc vẫn thấy ảnh trong đánh giá đã bị ẩn, và sửa lời không làm mất ảnh @long', async ({ page, request }) => {
  const lan = await newShopper(request)
  await buy(request, lan, PRINTED.id)
  await actAs(page, lan)
  await page.goto(PAGE)
  await page.getByRole('button', { name: /^Viết đánh giá: / }).click()
  const form = page.getByRole('form', { name: 'Đánh giá' })
  const words = `Giấy dày, bìa cứng, đóng gói cẩn thận ${Date.now()}`
  await form.getByRole('radio', { name: /^4 sao/ }).check({ force: true })
  await form.getByLabel('Nhận xét của bạn').fill(words)
  await form.getByLabel('Ảnh chụp sách', { exact: true }).setInputFiles([await picture('bia.jpg', 'navy')])
  await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await expect(page.getByText('Cảm ơn bạn đã viết đánh giá')).toBeVisible()
  await inDatabase(`with hidden as (update feedbacks set is_visible = false where content = '${words}' returning product_id)
    update products set rating_4 = rating_4 - 1 where id in (select product_id from hidden)`)

  // As if the list had been loaded an hour ago: its addresses have other tickets than those of the next answer.
  await page.route('**/api/Feedback/Mine**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('?ticket=', '?truoc=1&ticket=') })
  })
  await page.goto(`${PAGE}?xem=da-viet`)
  const shown = page.getByRole('link', { name: 'Ảnh 1 của bạn đọc' }).getByRole('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
  await page.getByRole('button', { name: /^Sửa đánh giá: / }).click()
  await form.getByLabel('Nhận xét của bạn').fill(`${words}, đọc lại càng thích`)
  await form.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(page.getByText(`${words}, đọc lại càng thích`)).toBeVisible()
  await page.reload()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
})

test('khách bấm hữu ích được mời đăng nhập', async ({ page }) => {
  await page.goto(PRINTED.path)
  await page
    .getByRole('button', { name: /^Hữu ích.*: đánh giá của / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('form', { name: 'Đăng nhập' })).toBeVisible()
})

for (const width of journeyWidths(390)) {
  test(`người mua viết đánh giá ngay ở trang sách, và từ đơn hàng, ${width} px @long`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const lan = await newShopper(request)
    await page.goto(PRINTED.path)
    const reviews = page.getByRole('region', { name: 'Bạn đọc đánh giá' })
    await expect(reviews).toContainText('Bạn đã mua cuốn này? Đăng nhập để viết đánh giá.')
    await actAs(page, lan)
    await page.goto(PRINTED.path)
    await expect(reviews).toContainText('Chỉ bạn đọc đã mua cuốn này ở Thư Quán viết được đánh giá')
    await expect(reviews.getByRole('button', { name: 'Viết đánh giá' })).toHaveCount(0)

    await buy(request, lan, PRINTED.id)
    // Seen from another page of reviews: the new one still comes first.
    await page.goto(`${PRINTED.path}?sort=helpful`)
    await reviews.getByRole('button', { name: 'Viết đánh giá' }).click()
    const form = page.getByRole('form', { name: 'Đánh giá' })
    const words = `Đọc một mạch, chú giải rất kỹ ${Date.now()}`
    await form.getByRole('radio', { name: /^5 sao/ }).check({ force: true })
    await form.getByLabel('Nhận xét của bạn').fill(words)
    await isSound(page)
    await page.keyboard.press('Escape')
    await reviews.getByRole('button', { name: 'Viết đánh giá' }).click()
    await expect(form.getByLabel('Nhận xét của bạn')).toHaveValue(words)
    await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await expect(page.getByText('Cảm ơn bạn đã viết đánh giá')).toBeVisible()
    await expect(page).toHaveURL(/\.58$/)
    await expect(reviews.getByRole('article').first()).toContainText(words)
    await expect(reviews).toContainText('Bạn đã đánh giá cuốn này.')
    await isSound(page)

    const orderId = await buy(request, lan, PRINTED.id)
    await page.goto('/tai-khoan/don-hang')
    await page
      .getByRole('link', { name: /^Viết đánh giá cho đơn/ })
      .first()
      .click()
    await expect(form.getByRole('button', { name: 'Gửi đánh giá' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toContainText('1 sản phẩm chờ đánh giá.')
    await isSound(page)
    await page.goto(`/tai-khoan/don-hang/${orderId}`)
    await page.getByRole('link', { name: /^Viết đánh giá/ }).click()
    await form.getByRole('radio', { name: /^4 sao/ }).check({ force: true })
    await form.getByLabel('Nhận xét của bạn').fill(`${words}, mua thêm một cuốn để tặng`)
    await form.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await expect(page.getByRole('heading', { name: 'Chưa có gì chờ đánh giá' })).toBeVisible()
    await page.goto('/tai-khoan/danh-gia-san-pham?san-pham=58')
    await expect(page.getByRole('heading', { name: 'Không có gì chờ đánh giá ở đây' })).toBeVisible()
  })
}
