import * as contract from '@tq/contract/exam/bank.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { bankPictures, bankQuestionVersions, questionTopics } from '@tq/db/schema/exam/bank.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { docxOf, docxRun } from '../testing/docx.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

const GOOD =
  'Câu 1. [VD] Chọn <script>alert(1)</script>\nA. một\n*B. hai\nGiải thích: vì $1<2$.\nCâu 2. Nước gồm __hiđro__ và oxi.'
const into = (topic: string) => ({ subject: 'Hoá học 10', topic })
const send = (topic: string, text: string, isDryRun: boolean, format: contract.BankFormat = 'text') =>
  staff.call(contract.importQuestions, { body: { ...into(topic), format, text, isDryRun } })
const inBank = async (topic: string) =>
  (await staff.call(contract.listBankQuestions, { query: { searchContent: '' } })).data.filter((one) => one.topic.name === topic)

describe('import', async () => {
  test('a dry run → says what would be stored, stores nothing', async () => {
    const { data } = await send('Thử', GOOD, true)
    expect(data).toMatchObject({ storedCount: 0, questions: [{ content: { type: 'single' } }, { content: { type: 'fillIn' } }] })
    expect(await inBank('Thử')).toEqual([])
  })

  test('the same for good → in the bank, cleaned, with level and topic; the space beside a gap stays', async () => {
    expect((await send('Nước', GOOD, false)).data.storedCount).toBe(2)
    const stored = await inBank('Nước')
    expect(stored).toMatchObject([
      { type: 'fillIn', content: { text: 'Nước gồm [[1]] và oxi.' } },
      { type: 'single', level: 'apply', version: 1, topic: { subject: 'Hoá học 10' } },
    ])
    expect(JSON.stringify(stored)).not.toContain('<script')
  })

  test('one of them is wrong → nothing is stored', async () => {
    await expect(send('Hỏng', `${GOOD}\nCâu 3. Không đáp án`, false)).rejects.toMatchObject(refusal('IMPORT_HAS_PROBLEMS'))
    expect(await inBank('Hỏng')).toEqual([])
  })

  const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  /** A question with a picture, and whatever else it says. */
  const sendPicture = async (topic: string, { isDryRun = false, picture = red, more = [] as string[] } = {}) => {
    const drawing = '<w:r><w:drawing><wp:docPr descr="Ô &quot;đỏ&quot;"/><a:blip r:embed="r1"/></w:drawing></w:r>'
    const lines = [docxRun('Câu 1. Màu gì?') + drawing, ...['*A. đỏ', 'B. xanh', ...more].map(docxRun)]
    const docx = docxOf(lines, {
      'word/_rels/document.xml.rels': '<Relationships><Relationship Id="r1" Target="media/a.png"/></Relationships>',
      'word/media/a.png': picture,
    })
    const body = { ...into(topic), isDryRun: isDryRun ? ('true' as const) : ('false' as const) }
    return staff.call(contract.importDocx, { body, files: { file: new Blob([new Uint8Array(docx)]) } })
  }

  test('a Word file that is refused → leaves no picture behind; one that can’t be read is named by the dry run', async () => {
    const before = [await db.$count(bankPictures), await db.$count(files)]
    const wrong = { more: ['Câu 2. Không đáp án'] }
    await expect(sendPicture('Hỏng', wrong)).rejects.toMatchObject(refusal('IMPORT_HAS_PROBLEMS'))
    const broken = { picture: Buffer.from('không phải hình') }
    await expect(sendPicture('Hỏng', broken)).rejects.toMatchObject(refusal('IMPORT_HAS_PROBLEMS'))
    const { data } = await sendPicture('Hỏng', { ...broken, isDryRun: true })
    expect(data.questions).toMatchObject([
      { content: null, problems: [{ line: 1, message: 'Không đọc được hình 1: cần JPEG, PNG hoặc WebP' }] },
    ])
    await sendPicture('Hỏng', { isDryRun: true })
    expect([await db.$count(bankPictures), await db.$count(files)]).toEqual(before)
  })

  test('a Word file with a picture → the picture has an address that opens', async () => {
    const { data } = await sendPicture('Hình')
    expect(data.questions.flatMap(({ problems }) => problems)).toEqual([])
    const [stored] = await inBank('Hình')
    const [, address = ''] = /<img src="([^"]+)" alt="Ô &quot;đỏ&quot;"/.exec(stored?.content.stem ?? '') ?? []
    const picture = await api.server.inject({ url: address })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(bareStatus(await api.server.inject('/media/questions/..%2f..%2fetc'))).toBe(404)
  })
})

describe('change', () => {
  test('a new text → a new version, the old one stays as it was', async () => {
    await send('Sửa', 'Câu 1. Chọn\nA. một\n*B. hai', false)
    const [before] = await inBank('Sửa')
    const id = before?.id as number
    const content = { ...before?.content, key: 'a' } as contract.BankQuestion['content']
    const { data } = await staff.call(contract.changeBankQuestion, { params: { id }, body: { content, level: 'master' } })
    expect(data).toMatchObject({ version: 2, level: 'master', content: { key: 'a' } })
    const old = and(eq(bankQuestionVersions.questionId, id), eq(bankQuestionVersions.version, 1))
    expect(await db.select().from(bankQuestionVersions).where(old)).toMatchObject([{ content: before?.content }])
  })

  test('another type, or a question that is not there → refused', async () => {
    await send('Loại', 'Câu 1. Bao nhiêu?\nĐáp án: 5', false)
    const [question] = await inBank('Loại')
    const content = { type: 'essay', stem: 'Viết', explanation: '', rubric: '', mostWords: null } as const
    const change = (id: number) => staff.call(contract.changeBankQuestion, { params: { id }, body: { content } })
    await expect(change(question?.id ?? 0)).rejects.toMatchObject(refusal('QUESTION_TYPE_STAYS'))
    await expect(change(1_999_999_999)).rejects.toMatchObject(refusal('BANK_QUESTION_NOT_FOUND'))
  })
})

describe('export', () => {
  test('what came in goes out, and what the format has no place for is named', async () => {
    await send('Xuất', `${GOOD}\nCâu 3. Xếp\n(1)một\n(2)hai\n(3)ba`, false)
    const [topic] = await db.select().from(questionTopics).where(eq(questionTopics.name, 'Xuất'))
    const topicId = topic?.id as number
    const gift = (await staff.call(contract.exportQuestions, { query: { topicId, format: 'gift' } })).data
    expect(gift).toMatchObject({ fileName: 'hoa-hoc-10-xuat.gift.txt', leftOut: [{}, {}] })
    const moodle = (await staff.call(contract.exportQuestions, { query: { topicId, format: 'moodle' } })).data
    expect((await send('Vào lại', moodle.text, false, 'moodle')).data.storedCount).toBe(3)
    const contents = async (name: string) => (await inBank(name)).map(({ content }) => content)
    expect(await contents('Vào lại')).toEqual(await contents('Xuất'))
  })

  test('a topic that is not there → refused', async () => {
    const asked = staff.call(contract.exportQuestions, { query: { topicId: 1_999_999_999, format: 'gift' } })
    await expect(asked).rejects.toMatchObject(refusal('TOPIC_NOT_FOUND'))
  })
})
