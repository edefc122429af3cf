import { expect, test } from '../fixtures/test.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'

test('sang trang khác: tiêu điểm ở tiêu đề, vài lần Tab là tới nút mua', async ({ page }) => {
  await page.goto('/san-pham')
  await page.locator('article h3 a').first().press('Enter')
  await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const name = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  let tabs = 0
  for (; tabs < 12 && (await name()) !== 'Thêm vào giỏ'; tabs++) await page.keyboard.press('Tab')
  expect(tabs).toBeLessThan(12)
})

test('sang trang 2 của danh sách: tiêu điểm lên đầu danh sách; lọc thì ở nguyên chỗ @long', async ({ page }) => {
  await page.goto('/san-pham')
  await page.getByRole('link', { name: 'Trang sau' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('danh sách: lần Tab thứ hai đưa thẳng tới kết quả, qua hết bộ lọc @long', async ({ page }) => {
  await page.goto('/san-pham')
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Đến kết quả' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Sắp xếp')).toBeFocused()
})

test('giỏ nhỏ vào được bằng Tab, ra lại nút vừa bấm; Escape trả tiêu điểm về đó @long', async ({ page }) => {
  await page.goto(BOOK)
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await add.press('Enter')
  const mini = page.getByRole('region', { name: 'Vừa thêm vào giỏ' })
  await expect(mini).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mini.getByRole('button', { name: 'Đóng' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(add).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await expect(mini.getByRole('link', { name: 'Xem giỏ' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(add).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(mini).toBeHidden()
  await expect(add).toBeFocused()
})

test('chữ Th không dính nhau ở bất cứ đâu, dù kiểu chữ đặt bằng cách nào @long', async ({ page }) => {
  await page.goto(BOOK)
  const joined = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).fontVariantLigatures !== 'no-common-ligatures')
      .map((element) => element.tagName),
  )
  expect(joined).toEqual([])
})
