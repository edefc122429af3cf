import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('không có JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('thư viện: chủ đề, trình độ và tìm kiếm đều là địa chỉ, không thấy gì thì có đường quay lại', async ({ page }) => {
    await page.goto('/thu-vien')
    const cards = page.getByRole('list').getByRole('article')
    await expect(cards).toHaveCount(12)
    await expect(page.getByRole('link', { name: 'Vào học miễn phí' })).toBeVisible()
    const topic = page.getByRole('navigation', { name: 'Chủ đề' }).getByRole('link', { name: /Ngoại ngữ/ })
    const count = Number(/\d+/.exec((await topic.textContent()) ?? '')?.[0])
    await topic.click()
    await expect(cards).toHaveCount(count)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thư viện số: Ngoại ngữ')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/thu-vien\?category=\d+$/)
    await page.getByRole('navigation', { name: 'Trình độ' }).getByRole('link', { name: 'Cơ bản' }).click()
    await expect(page).toHaveURL(/category=\d+&level=basic/)
    for (const level of await cards.getByText(/^(Cơ bản|Trung cấp|Nâng cao)$/).allTextContents()) expect(level).toBe('Cơ bản')

    // As people type it, without marks.
    await page.goto('/thu-vien')
    await page.getByRole('searchbox', { name: 'Tìm trong thư viện' }).fill('chu nom')
    await page.getByRole('search', { name: 'Tìm trong thư viện' }).getByRole('button', { name: 'Tìm' }).click()
    await expect(cards.first().getByRole('heading')).toContainText('Chữ Nôm')
    await page.goto('/thu-vien?page=1&searchContent=zzqqxx')
    await expect(page.getByRole('heading', { name: 'Chưa có khoá học nào như vậy' })).toBeVisible()
    await page.getByRole('link', { name: 'Xoá bộ lọc' }).click()
    await expect(cards).toHaveCount(12)
  })
})

test('khách học trong thư viện: trang khoá học nhớ chỗ đang học trong trình duyệt, nút học tiếp dẫn đúng bài', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/thu-vien/khoa-hoc/1')
  await expect(page).toHaveURL(/\/thu-vien\/khoa-hoc\/cap-cuu-ban-dau-cho-moi-nha\.1$/)
  await expect(page.getByText('Miễn phí', { exact: true })).toBeVisible()
  const rows = page.getByRole('group').getByRole('listitem')
  const [first, second] = await rows
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')))
  const lessonId = /\d+$/.exec(first ?? '')?.[0]
  await page.evaluate((id) => {
    const lessons = { [`${id}`]: { position: 100, isDone: true, watched: [], percent: 0 } }
    localStorage.setItem('guest-progress', JSON.stringify({ 1: { at: Date.now(), lessons } }))
  }, lessonId)
  await page.reload()
  await expect(page.getByText(/^Đã học 1 trên \d+ bài, còn khoảng/)).toBeVisible()
  await expect(rows.first().getByText('Đã học: ')).toBeAttached()
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
  await isSound(page)
  await page.getByRole('link', { name: 'Học tiếp' }).click()
  await expect(page).toHaveURL(new RegExp(`${second?.replaceAll('.', '\\.')}$`))
})

test('khách học rồi mới đăng nhập: chỗ học thành của tài khoản, trang chủ có lối học tiếp mà không xô lệch @long', async ({
  page,
  request,
}) => {
  await page.goto('/thu-vien')
  await page.evaluate(() => {
    const kept = (position: number, isDone: boolean) => ({ position, isDone, watched: [], percent: 0 })
    const lessons = { 101: kept(100, true), 102: kept(40, false) }
    localStorage.setItem('guest-progress', JSON.stringify({ 1: { at: Date.now(), lessons } }))
  })
  await actAs(page, await newShopper(request))
  await page.goto('/thu-vien/bai-hoc/102')
  await expect(page.getByText(/^Đã học 1 trên 8 bài/).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest-progress'))).toBe(null)
  await page.addInitScript(() => {
    const told = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/trang-chu')
  const band = page.getByRole('region', { name: 'Học tiếp' })
  await expect(band.getByRole('link', { name: 'Học tiếp' })).toHaveAttribute('href', /\.102$/)
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThan(0.05)
})
