import { inDatabase } from '../fixtures/database.ts'
import { actAsOwner, BOOKS } from '../fixtures/reading/book.ts'
import { expect, test } from '../fixtures/test.ts'

interface Heard {
  heard: { text: string; place: string; marked: boolean }[]
  hasVoice: boolean
}

/** The browser of these journeys has no voices: it gets one here that says each part in a moment, and notes what stood on the screen. */
function giveVoice() {
  const here = globalThis as unknown as Heard
  here.heard = []
  const voice = { name: 'Linh', lang: 'vi-VN', voiceURI: 'linh', localService: true, default: true }
  let timer = 0
  const speech = {
    getVoices: () => [voice],
    addEventListener() {},
    removeEventListener() {},
    speak(utterance: { text: string; onend?: () => void }) {
      const place = document.querySelector<HTMLElement>('[data-place]')?.dataset.place ?? ''
      here.heard.push({ text: utterance.text, place, marked: document.querySelector('.pdf-said') !== null })
      timer = window.setTimeout(() => utterance.onend?.(), 30)
    },
    cancel: () => window.clearTimeout(timer),
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
}

test('đọc to: từng câu theo thứ tự, trang đi theo; tạm dừng thì im, tắt thì hết dấu; không có giọng thì nói rõ @long', async ({
  page,
  request,
}) => {
  await actAsOwner(page, request, BOOKS.pdf)
  await page.goto(`/doc-sach/${BOOKS.pdf}`)
  const open = async () => {
    await page.getByRole('button', { name: 'Thêm' }).click()
    await page.getByRole('button', { name: 'Đọc to' }).click()
  }
  await open()
  await expect(page.getByText('Thiết bị này chưa có giọng đọc tiếng Việt.')).toBeVisible()

  await page.addInitScript(giveVoice)
  await page.reload()
  await open()
  const heard = () => page.evaluate(() => (globalThis as unknown as Heard).heard)
  await expect.poll(async () => new Set((await heard()).map(({ place }) => place)).size).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Tạm dừng' }).click()
  const list = await heard()
  expect(list[0]?.text).toBe('Điều dưỡng cơ bản')
  expect(list.every(({ text, marked }) => marked && text.length <= 200)).toBe(true)
  const pages = list.map(({ place }) => Number(place.replace('#page=', '')))
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  // In the order of the book and nothing left out: what is heard is what the server reads there.
  const [book] = await inDatabase<{
    text: string
  }>(`select string_agg(p.text, ' ' order by p.chapter) as text from book_passages p
    join book_versions v on v.id = p.version_id where v.product_id = ${BOOKS.pdf}`)
  expect(book?.text.startsWith(list.map(({ text }) => text).join(' '))).toBe(true)

  await page.getByRole('button', { name: 'Câu trước' }).click()
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(list.length)
  await page.getByRole('button', { name: 'Tạm dừng' }).click()
  await page.getByRole('button', { name: 'Tắt đọc to' }).click()
  await expect(page.locator('.pdf-said')).toHaveCount(0)
})
