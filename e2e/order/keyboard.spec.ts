import type { Locator, Page } from '@playwright/test'
import { BOOKS } from '../fixtures/reading/book.ts'
import { expect, test } from '../fixtures/test.ts'
import { heading, newBuyer, till } from '../fixtures/till.ts'

/** Every key but the characters of what is typed. */
const MOST_KEYS = 40

/** Hands on the keyboard, and a count of what they press. */
function handsOn(page: Page) {
  let keys = 0
  const ways: string[] = []
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    count: () => keys,
    ways: () => ways.join(', '),
    type: (text: string) => page.keyboard.type(text),
    async goTo(target: Locator, name: string): Promise<void> {
      await expect(target).toBeVisible()
      const before = keys
      while (!(await isAt(target))) {
        if (keys - before === MOST_KEYS) throw new Error(`Tab does not reach ${name}`)
        await press('Tab')
      }
      ways.push(`${name} ${keys - before}`)
    },
  }
}

test(`khách mua sách điện tử chỉ bằng bàn phím, từ ô tìm tới đã trả tiền, không quá ${MOST_KEYS} phím @long`, async ({
  page,
  request,
}) => {
  const { data: ebook } = await (await request.get(`/api/ProductPage/${BOOKS.short}`)).json()
  const buyer = newBuyer()
  const { press, type, goTo, count, ways } = handsOn(page)
  await page.goto('/trang-chu')

  await press('/')
  await type(ebook.title)
  const offered = page.getByRole('option').filter({ hasText: ebook.title }).first()
  await expect(offered).toBeVisible()
  while ((await offered.getAttribute('aria-selected')) !== 'true') await press('ArrowDown')
  await press('Enter')
  await expect(heading(page, ebook.title)).toBeFocused()
  // The printed book is offered first; its e-book is one choice further, and who has chosen it goes on from there.
  const digital = page
    .getByRole('main')
    .getByRole('link', { name: /^Sách điện tử/ })
    .first()
  await goTo(digital, 'bản điện tử')
  await press('Enter')
  await page.waitForURL(new RegExp(`\\.${ebook.id}$`))
  await expect(digital).toHaveAttribute('aria-current', 'true')
  await expect(digital).toBeFocused()

  await goTo(page.getByRole('button', { name: 'Thêm vào giỏ' }).first(), 'thêm vào giỏ')
  await press('Enter')
  await goTo(page.getByRole('region', { name: 'Vừa thêm vào giỏ' }).getByRole('link', { name: 'Xem giỏ' }), 'xem giỏ')
  await press('Enter')
  await expect(heading(page, 'Giỏ hàng')).toBeFocused()

  await goTo(page.getByRole('button', { name: 'Tiến hành đặt hàng' }).first(), 'đặt hàng')
  await press('Enter')
  await expect(heading(page, 'Thanh toán')).toBeFocused()
  const form = page.getByRole('form', { name: 'Người mua' })
  await goTo(form.getByLabel('Họ và tên'), 'họ tên')
  await type(buyer.name)
  await goTo(form.getByLabel('Số điện thoại'), 'điện thoại')
  await type(buyer.phone)
  await goTo(form.getByRole('textbox', { name: 'Email' }), 'email')
  await type(buyer.email)
  await press('Enter')

  const card = till(page).getByRole('radio', { name: /Thẻ ngân hàng/ })
  await expect(card).toBeVisible()
  const ring = till(page).getByRole('radio', { checked: true })
  await goTo(ring, 'cách trả')
  while (!(await card.isChecked())) await press('ArrowDown')
  await goTo(till(page).getByRole('checkbox', { name: /Tôi đồng ý/ }), 'đồng ý')
  await press('Space')
  await press('Enter')

  await page.waitForURL(/\/sandbox\/vnpay\//)
  await goTo(page.getByRole('button', { name: 'Thanh toán thành công' }), 'cổng thanh toán')
  await press('Enter')
  await expect(heading(page, 'Đặt hàng thành công')).toBeVisible()
  expect(count(), ways()).toBeLessThanOrEqual(MOST_KEYS)
})
