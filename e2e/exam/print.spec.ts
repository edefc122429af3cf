import type { APIRequestContext, Page } from '@playwright/test'
import { makeExam } from '../fixtures/exam.ts'
import { pdfText } from '../fixtures/reading/pdf-text.ts'
import { fontsInUse } from '../fixtures/shell.ts'
import { actAs, asStaff, newShopper, type Shopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

async function printed(page: Page): Promise<string[]> {
  // In another font a paper may take one page more.
  await fontsInUse(page)
  await page.evaluate(() => document.fonts.ready)
  return pdfText(await page.pdf({ preferCSSPageSize: true }))
}
/** Version by version; every page belongs to one, and none is empty. */
async function printedVersions(page: Page, codes: string[]): Promise<string[]> {
  const pages = await printed(page)
  const codeOf = (text: string) => /^Mãđề(\d+)·/.exec(text)?.[1] ?? `?${text}`
  expect([...new Set(pages.map(codeOf))]).toEqual(codes)
  return codes.map((code) => pages.filter((text) => codeOf(text) === code).join(''))
}
/** Of the sample questions: what only their keys say. Spaces are no letters in a PDF. */
const SECRETS = ['bímật', 'ThăngLongxưa', 'HàNội', '2,5']

test('từ trang khoá học tới bài kiểm tra, biên tập viên in hai mã đề và tờ đáp án riêng; đề không lộ đáp án; người học và khách không mở được', async ({
  page,
  request,
  browser,
}) => {
  const exam = await makeExam({ shufflesQuestions: true, shufflesOptions: true })
  await actAs(page, { email: '', token: await asStaff(request) })
  await page.goto(`/thu-vien/khoa-hoc/${exam.courseId}`)
  const exams = page.getByRole('region', { name: 'Bài kiểm tra' })
  await expect(exams.getByRole('link')).toHaveText([/Kiểm tra giữa kỳ.*8 câu · 45 phút/])
  await exams.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/exam/[^/]+\\.${exam.id}$`))
  await page.getByRole('link', { name: 'In đề giấy' }).click()
  await page.getByLabel('Số mã đề').selectOption('2')
  await expect(page.getByRole('button', { name: 'In cả 2 mã đề' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Mã đề/ })).toHaveCount(2)
  const [one = '', other = ''] = await printedVersions(page, ['132', '209'])
  expect(one).toMatch(/^Mãđề132·Trang1THƯQUÁN/)
  expect(other).toMatch(/^Mãđề209·Trang1THƯQUÁN/)
  for (const secret of SECRETS) expect(one + other).not.toContain(secret)
  const order = (text: string) => [...text.matchAll(/Câu\d\(1điểm\)\.(.{6})/g)].map(([, stem]) => stem)
  expect(order(one)).toHaveLength(8)
  expect(order(one).toSorted()).toEqual(order(other).toSorted())
  expect(order(one)).not.toEqual(order(other))
  for (const form of ['Thứtựđúng:', 'Nối:1–2–', 'PhátbiểuĐúngSai', 'Đápsố:cm', 'Họvàtên:', 'HẾT']) expect(one).toContain(form)

  await page.getByRole('link', { name: 'Tờ đáp án' }).click()
  await expect(page.getByRole('region', { name: 'Đáp án mã đề 209' })).toBeVisible()
  const keys = await printed(page)
  expect(keys).toHaveLength(2)
  for (const [at, key] of keys.entries()) {
    expect(key).toContain(at === 0 ? 'Mãđề132·bản' : 'Mãđề209·bản')
    const stamp = /HẾTBản(\w{6})/.exec(at === 0 ? one : other)?.[1]
    expect(key).toContain(`bản${stamp}`)
    for (const secret of SECRETS) expect(key).toContain(secret)
  }

  // One version alone knows how many pages it has.
  await page.goto(`/in-de/${exam.id}?ma=485`)
  await expect(page.getByRole('region', { name: 'Mã đề 485' })).toBeVisible()
  const alone = await printed(page)
  expect(alone[0]).toMatch(new RegExp(`^Mãđề485·Trang1/${alone.length}THƯQUÁN`))

  for (const person of [await newShopper(request), null]) {
    const context = await browser.newContext({ baseURL: process.env.SITE_URL as string })
    const another = await context.newPage()
    if (person) await actAs(another, person)
    for (const path of [`/in-de/${exam.id}`, `/in-de/${exam.id}/dap-an`]) {
      await another.goto(path)
      await expect(another).toHaveURL(person ? /\/trang-chu$/ : /\/login\?redirect=/)
    }
    await context.close()
  }
})

async function sit(request: APIRequestContext, examId: number, { token }: Shopper): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { attemptId } = (await (await request.post(`/api/Examination/DoExam/${examId}`, { headers })).json()).data
  await request.post('/api/Examination/SubmitExam', { headers, data: { attemptId } })
  return attemptId
}

test('người học in tờ kết quả vừa một trang, và in lại đề đã làm, không kèm đáp án @long', async ({ page, request }) => {
  const [exam, learner] = [await makeExam(), await newShopper(request, 'Trần Thị Đào')]
  const attemptId = await sit(request, exam.id, learner)
  await actAs(page, learner)
  await page.goto(`/bai-kiem-tra/${exam.id}?lan=${attemptId}`)
  await expect(page.getByRole('button', { name: 'In kết quả' })).toBeVisible()
  await expect(page.getByText('Người làm bài')).toBeHidden()
  const sheet = await printed(page)
  expect(sheet).toHaveLength(1)
  for (const words of ['Ngườilàmbài:TrầnThịĐào', 'Kiểmtragiữakỳ', 'Điểmtheophần']) expect(sheet[0]).toContain(words)
  for (const words of ['Inkếtquả', 'Giỏhàng', 'Xemlạitừngcâu']) expect(sheet[0]).not.toContain(words)

  await page.getByRole('link', { name: 'In đề', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Đề giấy' })).toBeVisible()
  const paper = (await printed(page)).join('')
  expect(paper).toContain('Họvàtên:TrầnThịĐào')
  expect(paper).toMatch(/Trang1\/\d/)
  expect([...paper.matchAll(/Câu\d\(1điểm\)/g)]).toHaveLength(8)
  for (const secret of SECRETS) expect(paper).not.toContain(secret)
})
