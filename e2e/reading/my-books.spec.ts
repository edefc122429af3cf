import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { inDatabase } from '../fixtures/database.ts'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { fontsInUse } from '../fixtures/shell.ts'
import type { Shopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

const LIBRARY = '/tai-khoan/thu-vien-cua-toi'
const NOTE = 'Ôn kỹ trước buổi thực hành'
const MARK = '0b6f2c1e-3f0a-4a53-9a57-5f6d1c0e7a21'

/** As the reader sends it. */
async function send(request: APIRequestContext, { token }: Shopper, path: string, data: object): Promise<void> {
  const answer = await request.post(`/api/Reading/Books/${path}`, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.status(), path).toBe(200)
}

const open = async (request: APIRequestContext, { token }: Shopper, productId: number) =>
  (await (await request.get(`/api/Reading/Books/${productId}`, { headers: { authorization: `Bearer ${token}` } })).json()).data

async function download(page: Page, press: () => Promise<void>): Promise<{ download: Download; content: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()])
  return { download: saved, content: await readFile(await saved.path()) }
}

for (const width of journeyWidths(390)) {
  test(`sách của tôi: đọc tiếp, tìm trong mọi sách, tải bản có tên mình, xuất ghi chú, gỡ khỏi thiết bị, ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const lan = await actAsOwner(page, request, BOOKS.indexed, BOOKS.pdf)
    const book = await open(request, lan, BOOKS.pdf)
    await page.goto(LIBRARY)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: `Bắt đầu đọc: ${book.title}` })).toHaveAttribute(
      'href',
      `/doc-sach/${book.address}`,
    )
    await expect(main.getByRole('region', { name: 'Đọc tiếp' })).toHaveCount(0)

    const place = { versionId: book.versionId, chapter: '#page=48', cfi: null, percent: 71 }
    await send(request, lan, `${BOOKS.pdf}/Position`, { ...place, quote: '' })
    const mark = { id: MARK, kind: 'mark', colour: 'yellow', chapterTitle: 'Băng vết thương', quote: 'Rửa tay trước khi băng' }
    const marks = [{ ...place, ...mark, note: NOTE, page: '48' }]
    await send(request, lan, `${BOOKS.pdf}/Marks`, { since: 0, marks, removed: [] })
    await send(request, lan, `${BOOKS.pdf}/Offline`, { deviceId: MARK, name: 'Điện thoại của Lan' })
    await page.reload()
    const strip = main.getByRole('region', { name: 'Đọc tiếp' })
    await expect(strip.getByText('Đang ở trang 48, 71%')).toBeVisible()
    await expect(strip.getByRole('link', { name: 'Đọc tiếp' })).toHaveAttribute('href', `/doc-sach/${book.address}`)
    await isSound(page)

    // Words without accents, over all books.
    await main.getByRole('searchbox').fill('nguoi benh')
    await main.getByRole('button', { name: 'Tìm', exact: true }).click()
    const found = main.getByRole('region', { name: book.title })
    await expect(found.locator('mark').first()).toHaveText(/người bệnh/i)
    await expect(found.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/doc-sach/${book.address}\\?tim=nguoi\\+benh&den=%23page%3D\\d+&thu=\\d+$`),
    )
    await isSound(page)
    await main.getByRole('searchbox').fill('chữ này không sách nào viết')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { name: 'Không thấy trong sách nào của bạn' })).toBeVisible()
    await main.getByRole('link', { name: 'Về mọi sách của tôi' }).click()

    await main.getByRole('heading', { name: book.title }).getByRole('link').click()
    await expect(main.getByText('Còn tải được 10 lần')).toBeVisible()
    await isSound(page)
    const copy = await download(page, () => main.getByRole('button', { name: /^Tải về PDF/ }).click())
    expect(copy.download.suggestedFilename()).toMatch(/\.pdf$/)
    // Whose it is stands on every page, as a drawing of its own; what that says is read in the server's tests.
    const pages = (await PDFDocument.load(copy.content)).getPages()
    expect(pages.filter(({ node }) => !String(node.Resources()).includes('BanCua'))).toEqual([])
    await expect(main.getByText('Còn tải được 9 lần')).toBeVisible()

    await expect(main.getByText(NOTE)).toBeVisible()
    await main.getByRole('button', { name: /^Xuất ghi chú/ }).click()
    await isSound(page)
    const notes = await download(page, () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Markdown/ })
        .click(),
    )
    expect(notes.content.toString()).toContain(`> Rửa tay trước khi băng\n\n${NOTE}`)

    await page.goto('/tai-khoan/ghi-chu?xem=dau-trang')
    await expect(main.getByRole('heading', { name: 'Không có ghi chú nào như vậy' })).toBeVisible()
    await main.getByRole('link', { name: 'Có ghi chú' }).click()
    await main.getByRole('combobox', { name: 'Sách' }).selectOption(String(BOOKS.pdf))
    await expect(page).toHaveURL(`/tai-khoan/ghi-chu?xem=ghi-chu&sach=${BOOKS.pdf}`)
    const place48 = main.getByRole('link', { name: 'Mở trong sách: Băng vết thương, trang 48' })
    await expect(place48).toHaveAttribute('href', `/doc-sach/${book.address}?dau=${MARK}`)
    await isSound(page)

    await page.goto('/tai-khoan/thiet-bi-va-ban-tai')
    await expect(main.getByText(/còn tải được 9 lần/)).toBeVisible()
    await isSound(page)
    const again = await download(page, () => main.getByRole('link', { name: /^Tải về lần nữa/ }).click())
    expect(again.content.equals(copy.content)).toBe(true)
    await main.getByRole('button', { name: /^Gỡ: .*Điện thoại của Lan/ }).click()
    await expect(main.getByText('Chưa thiết bị nào lưu sách', { exact: false })).toBeVisible()
    await expect(main.getByText(/còn tải được 8 lần/)).toBeVisible()
  })
}

test('bản tải về làm không được thì trang nói rõ, thử lại thì có sách @long', async ({ page, request }) => {
  const lan = await actAsOwner(page, request, BOOKS.pdf)
  await inDatabase(`insert into book_copies (user_id, entitlement_id, version_id, state)
    select e.user_id, e.id, v.id, 'failed' from entitlements e join book_versions v on v.product_id = e.product_id
    where e.user_id = (select id from users where email = '${lan.email}')`)
  const main = page.getByRole('main')
  const { title } = await open(request, lan, BOOKS.pdf)
  await page.goto(`${LIBRARY}/${BOOKS.pdf}`)
  await expect(main.getByText('Chưa tạo được bản tải về')).toBeVisible()
  await expect(main.getByRole('button', { name: `Thử tải lại PDF: ${title}` })).toBeVisible()
  await isSound(page)
  await page.goto('/tai-khoan/thiet-bi-va-ban-tai')
  await expect(main.getByText(/chưa tạo được/)).toBeVisible()
  await isSound(page)
  const copy = await download(page, () => main.getByRole('button', { name: `Thử lại: ${title}` }).click())
  expect(copy.download.suggestedFilename()).toMatch(/\.pdf$/)
  await expect(main.getByText(/còn tải được 9 lần/)).toBeVisible()
})

test('trang sản phẩm của sách điện tử: khách đọc thử, chủ sách đọc tiếp tại chỗ của nút mua, nút không xô đi đâu @long', async ({
  browser,
  page,
  request,
}) => {
  const guest = await browser.newPage({ baseURL: process.env.SITE_URL })
  await guest.goto(`/product/${BOOKS.pdf}`)
  const address = new URL(guest.url()).pathname.replace('/san-pham/', '')
  const preview = guest.getByRole('main').getByRole('link', { name: 'Đọc thử', exact: true })
  await expect(preview).toHaveAttribute('href', `/xem-truoc?id=${address}`)
  const boxes = async (of: Page, names: [string, RegExp | string][]) => {
    await fontsInUse(of)
    return Promise.all(
      names.map(([role, name]) =>
        of
          .getByRole('main')
          .getByRole(role as 'link', { name })
          .first()
          .boundingBox(),
      ),
    )
  }
  const before = await boxes(guest, [
    ['button', 'Thêm vào giỏ'],
    ['link', 'Mua ngay'],
    ['link', 'Đọc thử'],
    ['button', 'Chia sẻ'],
  ])

  // The printed book leads to the e-book's preview.
  await guest
    .getByRole('group', { name: 'Hình thức' })
    .getByRole('link', { name: /Sách giấy/ })
    .click()
  await expect(guest.getByRole('main').getByRole('link', { name: 'Đọc thử bản điện tử' })).toHaveAttribute(
    'href',
    `/xem-truoc?id=${address}`,
  )
  await guest.context().close()

  await actAsOwner(page, request, BOOKS.pdf)
  await page.goto(`/product/${BOOKS.pdf}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Bắt đầu đọc' })).toHaveAttribute('href', `/doc-sach/${address}`)
  const after = await boxes(page, [
    ['link', 'Bắt đầu đọc'],
    ['link', 'Trong thư viện'],
    ['link', 'Ghi chú của tôi trong sách'],
    ['button', 'Chia sẻ'],
  ])
  expect(after).toEqual(before)
  await isSound(page)
})
