import type { Page } from '@playwright/test'
import { connect } from '@tq/db/database.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { inDatabase } from '../fixtures/database.ts'
import { lettersTo, linkIn } from '../fixtures/mailbox.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { soldOut } from '../fixtures/sold-out.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { newBuyer } from '../fixtures/till.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Báo khi có hàng' })
const askButton = (page: Page) => form(page).getByRole('button', { name: 'Báo tôi khi có hàng' })

/** A parcel from the printer is counted by the warehouse's own program; the job need not wait for its minute. */
async function bringBack(productId: number): Promise<void> {
  const db = connect({ url: process.env.SITE_DATABASE_URL as string })
  try {
    await setStock(db, productId, { onHand: 30 })
    await invalidateTags(db, [`book:${productId}`])
  } finally {
    await db.$client.end()
  }
  await inDatabase(`select graphile_worker.add_job('tell-restocked')`)
}

async function askAsGuest(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await form(page).getByLabel('Email nhận báo khi có hàng').fill(email)
  await askButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'mở thư xác nhận' })).toBeVisible()
}

test('sách hết: khách để lại email, xác nhận từ thư, có hàng thì nhận thư; ai thôi thì không nhận', async ({ page, request }) => {
  const book = await soldOut(0)
  const [waits, leaves] = [newBuyer().email, newBuyer().email]
  await page.goto(book.path)
  await askButton(page).click()
  await expect(form(page).getByText('Email không được để trống')).toBeVisible()
  await isSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page)

  await askAsGuest(page, book.path, leaves)
  await isSound(page)
  // Known again on the next visit; without its mailbox, since others may use the same browser.
  await page.reload()
  await expect(page.getByText('Đã đăng ký báo khi có hàng')).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Dùng email khác' }).click()
  await expect(askButton(page)).toBeVisible()
  await page.goto(await linkIn(request, leaves, /\/bao-co-hang\?thoi=[\w-]+/))
  await page.getByRole('button', { name: 'Ngừng nhận thư báo' }).click()
  await expect(page.getByText('Bạn sẽ không nhận thư báo có hàng này nữa.')).toBeVisible()
  await page.goto(await linkIn(request, leaves, /\/bao-co-hang\?xac-nhan=[\w-]+/))
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText(/Liên kết đã hết hạn hoặc đã được dùng/)).toBeVisible()

  await askAsGuest(page, book.path, waits)
  await page.goto(await linkIn(request, waits, /\/bao-co-hang\?xac-nhan=[\w-]+/))
  await isSound(page)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText('Chúng tôi sẽ gửi một thư cho bạn khi có hàng trở lại.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: book.title })).toHaveAttribute('href', book.path)
  await isSound(page)

  await bringBack(book.id)
  await page.goto(await linkIn(request, waits, /\/san-pham\/[\w.-]+/))
  await expect(page).toHaveURL(book.path)
  await expect(page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeEnabled()
  await expect(form(page)).toHaveCount(0)
  // Both would have been written to at the same moment.
  expect((await lettersTo(request, leaves)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Xác nhận')])
})

test('thành viên chỉ bấm một lần, không phải xác nhận; lần sau vẫn biết, và thôi được', async ({ page, request }) => {
  const book = await soldOut(1)
  const shopper = await newShopper(request)
  await actAs(page, shopper)
  await page.goto(book.path)
  await expect(form(page).getByLabel('Email nhận báo khi có hàng')).toHaveCount(0)
  await askButton(page).click()
  await expect(page.getByText('Chúng tôi sẽ gửi email cho bạn khi có hàng trở lại.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Thôi báo' }).click()
  await expect(page.getByText('Bạn sẽ không nhận thư báo có hàng này nữa.')).toBeVisible()
  await askButton(page).click()
  await expect(page.getByText('Chúng tôi sẽ gửi email cho bạn khi có hàng trở lại.')).toBeVisible()
  await bringBack(book.id)
  expect(await linkIn(request, shopper.email, /\/san-pham\/[\w.-]+/)).toBe(book.path)
})
