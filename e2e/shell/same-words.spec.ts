import type { Page } from '@playwright/test'
import { addressId } from '@tq/contract/slug.ts'
import { inDatabase } from '../fixtures/database.ts'
import { openUntouched } from '../fixtures/early.ts'
import { expect, test } from '../fixtures/test.ts'

const SHELVES = [
  '/trang-chu',
  '/san-pham',
  '/san-pham?page=2',
  '/san-pham?inStock=1&sort=priceAsc',
  '/san-pham?searchContent=giai+tich',
  '/san-pham?searchContent=khong+co+cuon+nao+nhu+the',
  '/san-pham/danh-muc/ngoai-ngu.31',
  '/sach-dien-tu',
  '/flashSale',
  '/tac-gia/thai-van-hai-dang.11',
  '/bo-sach/luat-dan-su.3',
]
const TEXTS = [
  '/tin-sach',
  '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1',
  '/thu-vien',
  '/sach-giao-khoa',
  '/gioi-thieu',
  '/co-cau-to-chuc',
  '/logo-nha-xuat-ban-dhqghn',
  '/chinh-sach-bao-mat',
  '/pages/mua-tuu-truong',
]

test('kệ sách: chữ trên trang đọc trước và chữ khi chương trình đã chạy là một @long', async ({ page }) => {
  test.slow()
  for (const path of SHELVES) await expectSameWords(page, path)
})

test('tin và trang chữ: chữ trên trang đọc trước và chữ khi chương trình đã chạy là một @long', async ({ page }) => {
  for (const path of TEXTS) await expectSameWords(page, path)
})

test('sách đủ loại, còn và hết, có và không có lời bình: chữ trên trang là một', async ({ page }) => {
  test.slow()
  const books = await inDatabase<{ id: number; title: string }>(`
    select distinct on (p.kind, coalesce(s.on_hand, 0) > 0, p.rating_5 > 0, p.release_day is null) p.id, p.title
    from products p left join stock s on s.product_id = p.id where p.is_published
    order by p.kind, coalesce(s.on_hand, 0) > 0, p.rating_5 > 0, p.release_day is null, p.id`)
  expect(books.length).toBeGreaterThan(5)
  for (const { title, id } of books) await expectSameWords(page, `/san-pham/${addressId(title, id)}`)
})

/** React would draw anew what it finds otherwise than it would have drawn it, under the eyes of whoever reads. */
async function expectSameWords(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.clear()
    // What the program adds on its own comes after that.
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      Object.assign(window, { words: wordsOf() })
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
    function wordsOf() {
      return ['header', 'main', 'footer'].map((part) => {
        const copy = document.querySelector(part)?.cloneNode(true) as HTMLElement | undefined
        for (const other of copy?.querySelectorAll('script, [role=timer]') ?? []) other.remove()
        return copy?.textContent?.replace(/\s+/g, ' ')
      })
    }
    Object.assign(window, { wordsOf })
  })
  await openUntouched(page, path)
  const read = await page.evaluate(() => (window as unknown as { wordsOf(): string[] }).wordsOf())
  expect(read[1]?.length, path).toBeGreaterThan(100)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await page.waitForFunction(() => 'words' in window)
  expect(await page.evaluate(() => (window as unknown as { words: string[] }).words), path).toEqual(read)
}
