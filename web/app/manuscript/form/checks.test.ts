import { expect, test } from 'vitest'
import { faultsOf, filesFault, loadRules, stepOf } from './checks.ts'
import { EMPTY, NOBODY, readValues, type Values } from './draft/values.ts'

const rules = await loadRules()
const GOOD: Values = {
  ...{ ...EMPTY, title: 'Chợ phiên', kind: 'monograph', field: 'law', summary: 'a'.repeat(100) },
  ...{ authorName: 'Trần Minh Châu', authorEmail: 'chau@doc.example', authorPhone: '0912345678', authorUnit: 'Khoa Nhân học' },
  ...{ holdsRights: true, isNotElsewhere: true },
}
const faults = (step: 1 | 3 | 4, part: Partial<Values> = {}) => faultsOf(rules, step, { ...GOOD, ...part })
const row = (state: 'done' | 'cut' | 'refused', role: 'manuscript' | 'cv' = 'manuscript') => ({
  ...{ key: 'a', role, name: 'a.pdf', bytes: 1, changedAt: 0, state, sent: 0, speed: 0, id: null, words: '' },
})

test('what is filled in is right, what is empty is told in every step', () => {
  expect([faults(1), faults(3), faults(4)]).toEqual([{}, {}, {}])
  expect(Object.keys(faultsOf(rules, 1, EMPTY))).toEqual(['title', 'kind', 'field', 'summary'])
  expect(Object.keys(faultsOf(rules, 3, EMPTY))).toEqual(['authorName', 'authorEmail', 'authorPhone', 'authorUnit'])
  expect(Object.keys(faultsOf(rules, 4, EMPTY))).toEqual(['holdsRights', 'isNotElsewhere'])
})

test('a summary counts as people count: an emoji is one character, the 3,001st is too many', () => {
  expect(faults(1, { summary: '📚'.repeat(3000) })).toEqual({})
  expect(faults(1, { summary: '📚'.repeat(3001) })).toEqual({ summary: 'Dài tối đa 3.000 ký tự' })
  expect(faults(1, { summary: '📚'.repeat(99) })).toEqual({ summary: 'Tóm tắt cần ít nhất 100 ký tự' })
})

test('what may be left empty is looked at once something stands there, and names itself', () => {
  expect(faults(1, { pageCount: '0' }).pageCount).toBe('Số trang phải là số nguyên từ 1 đến 20.000')
  expect(faults(1, { pageCount: '320', desiredDay: '2027-02-28' })).toEqual({})
})

test('a co-author needs a name once anything is written of them; an empty row is nobody', () => {
  expect(faults(3, { coAuthors: [NOBODY] })).toEqual({})
  const half = { name: '', email: 'khong-phai-thu', unit: '' }
  expect(Object.keys(faults(3, { coAuthors: [NOBODY, half] })).sort()).toEqual(['coAuthors.1.email', 'coAuthors.1.name'])
})

test('a manuscript must be there, and before it is sent all that was chosen', () => {
  const looks = (rows: ReturnType<typeof row>[], isSending = false) => filesFault({ files: [], rows }, { isSending }).files
  expect(looks([])).toBe('Cần ít nhất một tệp bản thảo')
  expect(looks([row('refused'), row('done', 'cv')])).toBe('Cần ít nhất một tệp bản thảo')
  expect(looks([row('cut')])).toBeUndefined()
  expect(looks([row('cut')], true)).toContain('chưa tải lên xong')
  expect(looks([row('done'), row('refused')], true)).toBeUndefined()
})

test('a refusal of the server is shown in the step of its field', () => {
  expect(['summary', 'uploads', 'coAuthors.0.email', 'authorPhone', 'holdsRights'].map(stepOf)).toEqual([1, 2, 3, 3, 4])
})

test('what another version left in the browser is taken as far as it fits', () => {
  const kept = { title: 'Chợ phiên', summary: 7, coAuthors: [{ name: 'Lê Quốc Bảo' }, null], constructor: 'x' }
  const people = [{ name: 'Lê Quốc Bảo', email: '', unit: '' }, NOBODY]
  expect(readValues(kept)).toEqual({ ...EMPTY, title: 'Chợ phiên', coAuthors: people })
  for (const rubbish of [null, 7, [], 'x']) expect(readValues(rubbish)).toEqual(EMPTY)
})
