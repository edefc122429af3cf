import { readFile } from 'node:fs/promises'
import { noFindings } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'

const BOOK = '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'

test('trích dẫn: chọn kiểu, tải tệp BibTeX', async ({ page }) => {
  await page.goto(BOOK)
  await page.getByRole('button', { name: 'Trích dẫn sách này' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trích dẫn sách này' })
  await expect(dialog).toContainText('Thái Vân Hải Đăng. (')
  await noFindings(page)
  await dialog.getByRole('button', { name: 'BibTeX' }).click()
  await expect(dialog).toContainText('@book{thuquan-lang-xa')
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Tải tệp .bib' }).click()])
  expect(file.suggestedFilename()).toBe('lang-xa-chau-tho-qua-tu-lieu-dia-ba.56.bib')
  expect(await readFile((await file.path()) ?? '', 'utf8')).toContain('title = {{Làng xã châu thổ qua tư liệu địa bạ}}')
})

test('chia sẻ: không có bảng của máy thì có Zalo, Facebook, Email, sao chép; không tải gì của nơi khác @long', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.SITE_URL ?? '').host) elsewhere.push(request.url())
  })
  await page.goto(`${BOOK}?rating=5`)
  await page.getByRole('main').getByRole('button', { name: 'Chia sẻ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chia sẻ' })
  const zalo = await dialog.getByRole('link', { name: /^Zalo/ }).getAttribute('href')
  expect(new URL(zalo ?? '').searchParams.get('url')).toBe(`${process.env.SITE_URL}${BOOK}`)
  await expect(dialog.getByRole('link', { name: /^Facebook/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Email' })).toBeVisible()
  await noFindings(page)
  expect(elsewhere).toEqual([])
})
