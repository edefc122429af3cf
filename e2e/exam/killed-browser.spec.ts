import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begin, makeExam, question, storedAnswers } from '../fixtures/exam.ts'
import { openOwnBrowser } from '../fixtures/own-browser.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

/** A few at every run, more with `npm run test:long`. */
const BLOWS = process.env.LONG ? 10 : 2

test(`trình duyệt bị kill -9 ${BLOWS} lần: câu hiện "Đã lưu" nằm trên máy chủ, câu chưa gửi được trở lại với cùng hồ sơ và được gửi @long`, async ({
  request,
}) => {
  test.setTimeout(60_000 + BLOWS * 30_000)
  const site = process.env.SITE_URL as string
  const [exam, learner] = [await makeExam(), await newShopper(request)]
  const profile = await mkdtemp(join(tmpdir(), 'thu-quan-profile-'))
  let address = ''
  let unsent = ''
  try {
    for (let blow = 0; blow <= BLOWS; blow++) {
      const { page, kill } = await openOwnBrowser(profile)
      try {
        await actAs(page, learner)
        if (blow === 0) {
          await begin(page, `${site}/exam/${exam.id}`)
          address = page.url()
        } else {
          // What the last browser could not send is there again, and goes out by itself.
          await page.goto(address)
          await expect(question(page, 8).getByRole('textbox')).toHaveValue(unsent)
          await expect(question(page, 8).getByText(/^Đã lưu/)).toBeVisible()
          expect((await storedAnswers(learner))[7]).toEqual([unsent])
        }
        if (blow === BLOWS) break
        const saved = `${blow + 1},5`
        await question(page, 5).getByRole('textbox').fill(saved)
        await expect(question(page, 5).getByText(/^Đang lưu/)).toBeVisible()
        await expect(question(page, 5).getByText(/^Đã lưu/)).toBeVisible()
        await page.route('**/api/Examination/Answers/**', (route) => route.abort())
        unsent = `Chưa kịp gửi đi đâu, lần ${blow + 1}`
        await question(page, 8).getByRole('textbox').fill(unsent)
        await expect(question(page, 8).getByText('Chờ mạng')).toBeVisible()
        await kill()
        const stored = await storedAnswers(learner)
        expect(stored[4]).toEqual([saved])
        expect(stored[7]).not.toEqual([unsent])
      } finally {
        await kill()
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
