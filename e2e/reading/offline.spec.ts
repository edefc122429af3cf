import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { noFindingsInAnyTheme } from '../fixtures/axe.ts'
import { inDatabase } from '../fixtures/database.ts'
import { deviceDatabases } from '../fixtures/device-databases.ts'
import { BOOKS, loseBook, ownBook } from '../fixtures/reading/book.ts'
import { newShopper, type Shopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

const DAY = 86_400_000

/** Somebody with these books, logged in as by the dialog: a logout in the browser is one. */
async function enter(page: Page, request: APIRequestContext, ...books: number[]): Promise<Shopper> {
  const reader = await newShopper(request)
  for (const book of books) await ownBook(reader, book)
  await page.goto('/lien-he-hop-tac')
  await page.evaluate((token) => localStorage.setItem('access_token', token), reader.token)
  return reader
}

async function open(page: Page, book: number): Promise<void> {
  await page.goto(`/doc-sach/${book}`)
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Thêm' })
const place = (page: Page) => page.locator('[data-reader-ready]').getAttribute('data-place')

async function openMenu(page: Page): Promise<void> {
  if (!(await menu(page).isVisible())) await page.getByRole('button', { name: 'Thêm', exact: true }).click()
}

async function keep(page: Page, book: number): Promise<void> {
  await open(page, book)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Lưu trên máy này' }).click()
  await expect(menu(page).getByText('Đã lưu trên máy này')).toBeVisible()
  await page.keyboard.press('Escape')
}

async function turn(page: Page): Promise<void> {
  const before = await place(page)
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await expect.poll(() => place(page)).not.toBe(before)
}

/** Also what the browser itself remembers of files is gone, as after some days. */
async function cutNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
  await page.context().setOffline(true)
}

const openShelf = (page: Page) => page.goto('/doc-sach')

/** How many rows lie in the database of kept books; null: there is no such database. */
const keptRows = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kept-books')) return null
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('kept-books')
      request.onsuccess = () => done(request.result)
    })
    const count = (store: string) =>
      new Promise<number>((done) => {
        const request = database.transaction(store).objectStore(store).count()
        request.onsuccess = () => done(request.result)
      })
    const rows = (await count('books')) + (await count('pieces'))
    database.close()
    return rows
  })

test('sách lưu trên máy được khoá, đọc và ghi chú không cần mạng, có mạng thì gửi đi, đăng xuất thì mất @drawn', async ({
  page,
  context,
  request,
}) => {
  const reader = await enter(page, request, BOOKS.short)
  await keep(page, BOOKS.short)

  const words = 'Sai số chuẩn'
  const chapters = await readAll(page, BOOKS.short, reader)
  expect(chapters.includes(words)).toBe(true)
  expect(await kept(page, [words, 'Xác suất', '<html'])).toEqual({ isFound: false, isReadable: false, areEnough: true })

  await cutNetwork(page)
  await page.reload()
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
  await expect(page.getByText('Đang đọc khi không có mạng')).toBeVisible()
  for (let pages = 0; pages < 3; pages++) await turn(page)
  await page.getByRole('button', { name: 'Đánh dấu trang' }).click()
  await expect(page.getByRole('button', { name: 'Bỏ dấu trang' })).toBeVisible()
  const left = await place(page)

  await expect(page.goto('/trang-chu')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await page.waitForURL('chrome-error://chromewebdata/')
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
  await page.getByRole('link', { name: 'Về sách lưu trên máy này' }).click()
  await expect(page.getByRole('heading', { name: 'Sách lưu trên máy này' })).toBeVisible()
  await expect(page.getByText(/còn đọc được 30 ngày/)).toBeVisible()
  await page.getByRole('link', { name: /^Đọc / }).click()
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
  expect(await place(page)).toBe(left)
  await expect(page.getByRole('button', { name: 'Bỏ dấu trang' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Đang đọc khi không có mạng')).toBeHidden()
  const whose = `user_id = (select id from users where email = '${reader.email}') and product_id = ${BOOKS.short}`
  await expect.poll(() => inDatabase(`select cfi from reading_books where ${whose} and cfi is not null`)).toEqual([{ cfi: left }])
  await expect.poll(() => inDatabase(`select kind from reading_marks where ${whose}`)).toEqual([{ kind: 'bookmark' }])

  expect(await deviceDatabases(page)).toEqual(['kept-books', 'reading-marks'])
  await page.goto('/logout', { waitUntil: 'commit' })
  await page.waitForURL('**/trang-chu')
  await expect.poll(() => deviceDatabases(page)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('kept-books')
  await cutNetwork(page)
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page.getByRole('heading', { name: 'Bạn cần đăng nhập' })).toBeVisible()
  await expect(page).toHaveURL(/\/doc-sach$/)
})

test('PDF lưu trên máy mở từng phần không cần mạng @long', async ({ page, request }) => {
  await enter(page, request, BOOKS.pdf)
  await keep(page, BOOKS.pdf)
  await cutNetwork(page)
  await page.reload()
  await expect(page.locator('[data-reader-ready]')).toBeVisible()
  await turn(page)
  expect(await place(page)).toContain('#page=')
})

test('quá 30 ngày không nối mạng, hoặc đồng hồ bị vặn lùi, thì không mở; nối mạng lại thì mở @long', async ({
  page,
  context,
  request,
}) => {
  await enter(page, request, BOOKS.short)
  await keep(page, BOOKS.short)
  await cutNetwork(page)
  const now = Date.now()
  const refused = page.getByText(/Cần nối mạng để xác nhận quyền đọc/)
  for (const days of [31, 1]) {
    await page.clock.setFixedTime(now + days * DAY)
    await page.goto(`/doc-sach/${BOOKS.short}`)
    await expect(refused).toBeVisible()
  }
  await page.clock.setFixedTime(now)
  await context.setOffline(false)
  // The server's word is written beside the reading: whoever leaves before it came has to ask again.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/Offline') && answer.request().method() === 'POST')
  await open(page, BOOKS.short)
  await expect(refused).toBeHidden()
  await (await renewed).finished()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect
    .poll(async () => {
      await cutNetwork(page)
      await openShelf(page)
      const isOpen = await page.getByText(/còn đọc được 30 ngày/).isVisible()
      await context.setOffline(false)
      return isOpen
    })
    .toBe(true)
})

test('mở lại sách đã lưu là gia hạn: máy bị gỡ ở nơi khác không tự ghi tên mình vào lại @long', async ({ page, request }) => {
  const reader = await enter(page, request, BOOKS.short)
  await keep(page, BOOKS.short)
  const asked: boolean[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(`/Books/${BOOKS.short}/Offline`))
      asked.push(sent.postDataJSON().isRenewal)
  })
  const renewed = page.waitForResponse((answer) => answer.url().endsWith(`/Books/${BOOKS.short}/Offline`))
  await open(page, BOOKS.short)
  await renewed
  expect(asked).toEqual([true])
  const whose = `user_id = (select id from users where email = '${reader.email}')`
  await inDatabase(`delete from reading_devices where ${whose}`)
  await open(page, BOOKS.short)
  await expect.poll(() => keptRows(page)).toBe(0)
  expect(asked).toEqual([true])
  expect(await inDatabase(`select 1 from reading_devices where ${whose}`)).toEqual([])
})

test('trang sách lưu trên máy không có lỗi trợ năng trong nền nào, khi trống và khi có sách @long', async ({ page, request }) => {
  await enter(page, request, BOOKS.short)
  await page.setViewportSize({ width: 390, height: 844 })
  await openShelf(page)
  await expect(page.getByRole('heading', { name: 'Sách lưu trên máy này' })).toBeVisible()
  await noFindingsInAnyTheme(page)
  await keep(page, BOOKS.short)
  await openShelf(page)
  await expect(page.getByText(/còn đọc được 30 ngày/)).toBeVisible()
  await noFindingsInAnyTheme(page)
  await isSound(page)
})

test('quyền đọc không còn, hoặc phiên bị chấm dứt ở nơi khác: lần nối mạng tới xoá sách khỏi máy @long', async ({
  page,
  request,
}) => {
  const reader = await enter(page, request, BOOKS.short, BOOKS.indexed)
  await keep(page, BOOKS.short)
  await keep(page, BOOKS.indexed)
  const both = Number(await keptRows(page))
  await loseBook(reader, BOOKS.short)
  await page.goto(`/doc-sach/${BOOKS.short}`)
  await expect(page.getByText(/Bạn chưa có cuốn này trong thư viện/)).toBeVisible()
  const one = Number(await keptRows(page))
  expect(one).toBeGreaterThan(1)
  expect(one).toBeLessThan(both)

  await request.post('/api/Authentication/Logout', { headers: { authorization: `Bearer ${reader.token}` } })
  await page.goto('/lien-he-hop-tac')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await expect.poll(() => keptRows(page)).toBeNull()
})

test('máy hết chỗ: nói rõ, không để lại gì dở dang; bị ngắt giữa chừng: lưu tiếp từ chỗ đã có @long', async ({
  page,
  request,
}) => {
  const reader = await enter(page, request, BOOKS.short, BOOKS.pdf, BOOKS.indexed, BOOKS.long)
  await keep(page, BOOKS.short)
  const before = await keptRows(page)

  await open(page, BOOKS.pdf)
  await openMenu(page)
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1_300_000, usage: 1_000_000 })
  })
  await menu(page).getByRole('button', { name: 'Lưu trên máy này' }).click()
  await expect(menu(page).getByText(/Máy không còn đủ chỗ: sách cần \d+ kB, còn trống 300 kB/)).toBeVisible()
  expect(await keptRows(page)).toBe(before)

  await open(page, BOOKS.indexed)
  await page.evaluate(fillUp)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Lưu trên máy này' }).click()
  await expect(menu(page).getByText(/Máy không còn đủ chỗ/)).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Lưu trên máy này' })).toBeVisible()
  expect(await keptRows(page)).toBe(before)
  const devices = `select product_id from reading_devices where user_id = (select id from users where email = '${reader.email}')`
  await expect.poll(() => inDatabase(devices)).toEqual([{ product_id: BOOKS.short }])

  await open(page, BOOKS.long)
  await page.evaluate(loseNetworkAfter, 60)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Lưu trên máy này' }).click()
  await expect(menu(page).getByText('Mới lưu được một phần')).toBeVisible()
  await expect(menu(page).getByRole('alert')).toBeVisible()
  const first = Number(await keptRows(page)) - Number(before)
  expect(first).toBeGreaterThan(40)
  const asked = await page.evaluate(loseNetworkAfter, 10_000)
  await menu(page).getByRole('button', { name: 'Lưu tiếp' }).click()
  await expect(menu(page).getByText('Đã lưu trên máy này')).toBeVisible()
  const all = Number(await keptRows(page)) - Number(before)
  expect(await page.evaluate(loseNetworkAfter, 0)).toBeLessThanOrEqual(all - first + 1)
  expect(asked).toBeGreaterThanOrEqual(60)
})

test('đủ 5 thiết bị: nói rõ là những máy nào, gỡ một máy thì lưu được @long', async ({ page, request }) => {
  const reader = await enter(page, request, BOOKS.short)
  for (const n of [1, 2, 3, 4, 5])
    await inDatabase(`insert into reading_devices (user_id, product_id, device_id, name)
      select id, ${BOOKS.short}, '${randomUUID()}', 'Máy thứ ${n}' from users where email = '${reader.email}'`)
  await open(page, BOOKS.short)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Lưu trên máy này' }).click()
  await expect(menu(page).getByText(/Sách này đã lưu trên 5 thiết bị/)).toBeVisible()
  await expect(menu(page).getByRole('list', { name: 'Thiết bị đang lưu sách này' }).getByRole('listitem')).toHaveCount(5)
  await menu(page).getByRole('button', { name: 'Gỡ khỏi Máy thứ 3' }).click()
  await expect(menu(page).getByText('Đã lưu trên máy này')).toBeVisible()
  await menu(page).getByRole('button', { name: 'Gỡ khỏi máy' }).click()
  await expect(menu(page).getByRole('button', { name: 'Lưu trên máy này' })).toBeVisible()
  expect(await keptRows(page)).toBe(0)
})

/** From the page itself, which a service worker stands before. Tells how many files were asked for since the last time. */
function loseNetworkAfter(files: number): number {
  const page = window as typeof window & { asked?: number; ownFetch?: typeof fetch }
  const before = page.asked ?? 0
  page.ownFetch ??= window.fetch.bind(window)
  page.asked = 0
  window.fetch = (input, init) => {
    const isFile = String(input).startsWith('/media/books/')
    if (isFile && Number(page.asked) >= files) return Promise.reject(new TypeError('Failed to fetch'))
    if (isFile) page.asked = Number(page.asked) + 1
    return (page.ownFetch as typeof fetch)(input, init)
  }
  return before
}

/** As where another program takes the last room: the browser says so only while it writes, after the first pieces. */
function fillUp(): void {
  const put = IDBObjectStore.prototype.put
  let pieces = 0
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (this.name === 'pieces' && ++pieces > 5) throw new DOMException('Full', 'QuotaExceededError')
    return put.apply(this, given)
  }
}

/** The plain text of every chapter, as the server sends it. */
async function readAll(page: Page, book: number, { token }: Shopper): Promise<string> {
  const answer = await page.request.get(`/api/Reading/Books/${book}`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { base: string; ticket: string; spine: { href: string }[] } }
  const texts = await Promise.all(
    data.spine.map(async ({ href }) =>
      (await page.request.get(`${data.base}${href}?ticket=${encodeURIComponent(data.ticket)}`)).text(),
    ),
  )
  return texts.join('\n')
}

/** Whether any of these words lies in what the device keeps, and whether its key can be read out. */
const kept = (page: Page, words: string[]) =>
  page.evaluate(async (looked) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('kept-books')
      request.onsuccess = () => done(request.result)
    })
    const all = (store: string) =>
      new Promise<Record<string, unknown>[]>((done) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => done(request.result)
      })
    const [books, pieces] = [await all('books'), await all('pieces')]
    database.close()
    const decoder = new TextDecoder()
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value)
      if (typeof value === 'object' && value !== null && !(value instanceof CryptoKey))
        return Object.values(value).map(textOf).join(' ')
      return String(value)
    }
    const text = [...books, ...pieces].map(textOf).join(' ')
    return {
      isFound: looked.some((word) => text.includes(word)),
      isReadable: books.some(({ key }) => (key as CryptoKey).extractable),
      areEnough: pieces.length > 5,
    }
  }, words)
