import { addressId } from '@tq/contract/slug.ts'
import { inDatabase } from '../fixtures/database.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { pay, toTill } from '../fixtures/till.ts'

test('sách sắp phát hành: đặt trước được, ngày phát hành đi theo tới giỏ và đơn hàng', async ({ page }) => {
  const [book] = await inDatabase<{ id: number; title: string; day: string }>(
    `select id, title, to_char(release_day, 'DD/MM/YYYY') as day from products where release_day > now() order by id limit 1`,
  )
  if (!book) throw new Error('The demo has no book to come.')
  const told = `Đặt trước · phát hành ngày ${book.day}`
  const main = page.getByRole('main')
  // On a card, too.
  await page.goto(`/san-pham?searchContent=${encodeURIComponent(book.title)}`)
  const card = main.getByRole('article').filter({ hasText: `Đặt trước · ${book.day}` })
  await expect(card.getByRole('button', { name: `Đặt trước ${book.title}` })).toBeVisible()
  await page.goto(`/san-pham/${addressId(book.title, book.id)}`)
  await expect(main.getByText(told)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Thêm vào giỏ', exact: true })).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(data).toContain('https://schema.org/PreOrder')
  await isSound(page)
  await main.getByRole('button', { name: 'Đặt trước' }).first().click()
  await page.goto('/gio-hang')
  await expect(page.getByRole('main').getByText(told)).toBeVisible()
  await toTill(page)
  await pay(page, /khi nhận hàng/)
  await expect(page).toHaveURL(/xac-nhan-don-hang/)
  await expect(page.getByRole('main').getByText(told)).toBeVisible()
})
