import { describe, expect, test } from 'vitest'
import { renderLesson } from '../../../learning/lesson-html.ts'
import { docxOf, docxRun as run } from '../../testing/docx.ts'
import { readImport } from '../read-import.ts'
import { readDocx } from './read-docx.ts'

const line = (...runs: string[]) => runs.join('')
const math = (inside: string) => `<m:oMath>${inside}</m:oMath>`
const letters = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
const e = (inside: string) => `<m:e>${inside}</m:e>`

describe('a Word document', () => {
  test('text, formulas of Word and a picture → questions with TeX and a token for the picture', async () => {
    const fraction = `<m:f><m:num>${letters('1')}</m:num><m:den>${letters('x')}</m:den></m:f>`
    const root = `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr>${e(letters('2'))}</m:rad>`
    const integral = `<m:nary><m:sub>${letters('0')}</m:sub><m:sup>${letters('1')}</m:sup>${e(letters('xdx'))}</m:nary>`
    const system = `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(letters('x>1'))}</m:d>`
    const drawing = '<w:r><w:drawing><wp:docPr descr="Đồ thị"/><a:blip r:embed="rId7"/></w:drawing></w:r>'
    const { questions, pictures } = await readDocx(
      docxOf(
        [
          line(run('Câu 1. '), run('Tính '), math(fraction), drawing),
          line(
            run('A. '),
            math(root),
            '<w:r><w:tab/></w:r>',
            run('*B. '),
            math(`<m:sSup>${e(letters('x'))}<m:sup>${letters('2')}</m:sup></m:sSup>`),
          ),
          line(run('C. '), math(integral)),
          line(run('D. '), math(system)),
          line(run('Giải thích: '), math(`<m:func><m:fName>${letters('sin')}</m:fName>${e(letters('α'))}</m:func>`)),
        ],
        {
          'word/_rels/document.xml.rels': '<Relationships><Relationship Id="rId7" Target="media/image1.png"/></Relationships>',
          'word/media/image1.png': new Uint8Array([1, 2, 3]),
        },
      ),
    )
    expect(questions.flatMap(({ problems }) => problems)).toEqual([])
    expect(questions[0]?.content).toMatchObject({
      type: 'single',
      key: 'b',
      stem: 'Tính $\\frac{1}{x}$⟦hình 1⟧',
      options: [
        { html: '$\\sqrt{2}$' },
        { html: '$x^{2}$' },
        { html: '$\\int_{0}^{1} xdx$' },
        { html: '$\\left\\{x&gt;1\\right.$' },
      ],
      explanation: '$\\sin α$',
    })
    expect(pictures).toMatchObject([{ token: '⟦hình 1⟧', alt: 'Đồ thị' }])
    // Every formula can be drawn.
    expect(renderLesson(JSON.stringify(questions[0]?.content).replaceAll('\\\\', '\\')).html).not.toContain('<code>')
  })

  test.each([
    ['no archive', Buffer.from('Câu 1.'), 'Tệp Word này hỏng hoặc nén bất thường nên không mở được'],
    ['an archive that is no document', docxOf([], { 'word/document.xml': '<a/>' }), 'Tệp này không phải tài liệu Word (.docx)'],
    [
      '20 MB of nothing in a few kilobytes',
      docxOf([], { 'word/media/a.png': new Uint8Array(20_000_000) }),
      'Tệp Word này hỏng hoặc nén bất thường nên không mở được',
    ],
    [
      'entities that unfold',
      docxOf([], { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document><w:body/></w:document>' }),
      'Tệp này không phải tài liệu Word (.docx)',
    ],
  ])('%s → one sentence', async (_, bytes, message) => {
    const { questions } = await readDocx(bytes)
    expect(questions).toMatchObject([{ content: null, problems: [{ message }] }])
  })

  test('300 pages → all questions, read beside whatever else the program does @slow', async () => {
    const page = [line(run('Câu 1. Hỏi')), line(run('*A. đúng')), line(run('B. sai'))]
    const bytes = docxOf(Array.from({ length: 2000 }, () => page).flat(), { 'word/media/a.png': new Uint8Array([1, 2]) })
    let [turns, isRead] = [0, false]
    const turn = () => {
      turns++
      if (!isRead) setImmediate(turn)
    }
    setImmediate(turn)
    const { questions } = await readImport({ format: 'docx', bytes })
    isRead = true
    expect(questions.filter(({ content }) => content)).toHaveLength(2000)
    // In the same thread it would have had as many as there are pauses: some dozens.
    expect(turns).toBeGreaterThan(1_000)
  })

  test('XML as deep as it is long, or one that takes for ever → one sentence, and the program goes on', async () => {
    const deep = `<w:document><w:body>${'<w:p>'.repeat(150_000)}</w:body></w:document>`
    const read = await readImport({ format: 'docx', bytes: docxOf([], { 'word/document.xml': deep }) })
    expect(read.questions).toMatchObject([{ content: null, problems: [{ message: 'Tệp này không phải tài liệu Word (.docx)' }] }])
    const message = 'Tệp này quá lớn hoặc quá phức tạp nên không đọc được, bạn chia thành nhiều tệp'
    const late = await readImport({ format: 'moodle', text: `<quiz>${'<a/>'.repeat(50_000)}</quiz>` }, { mostMs: 0 })
    expect(late).toMatchObject({ questions: [{ content: null, problems: [{ line: 1, message }] }], pictures: [] })
  })
})
