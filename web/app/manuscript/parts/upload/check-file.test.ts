import { expect, test } from 'vitest'
import { refusalOf, roleFor } from './check-file.ts'

const MB = 1024 ** 2
const of = (name: string, bytes = 1000, others: { bytes: number }[] = []) => refusalOf({ name, bytes }, others)

test('texts, archives and sources are taken, in capitals too', () => {
  for (const name of ['a.docx', 'a.DOC', 'a.odt', 'a.rtf', 'Bản thảo.v2.PDF', 'hinh.zip', 'a.tex']) expect(of(name)).toBe('')
})

test('what will never be taken is said before a byte is sent, each with what to do', () => {
  expect(of('Phụ lục.docm')).toContain('macro')
  for (const name of ['a.exe', 'a', '.docx.js', 'a.rar']) expect(of(name)).toContain('Chỉ nhận')
  expect(of('a.docx', 0)).toContain('trống')
  expect(of('a.docx', 100 * MB)).toBe('')
  expect(of('a.docx', 100 * MB + 1)).toContain('tối đa 100 MB')
})

test('the eleventh file and the 501st megabyte are refused', () => {
  const ten = Array.from({ length: 10 }, () => ({ bytes: 1 }))
  expect(of('a.docx', 1, ten.slice(1))).toBe('')
  expect(of('a.docx', 1, ten)).toContain('tối đa 10 tệp')
  const five = Array.from({ length: 5 }, () => ({ bytes: 100 * MB }))
  expect(of('a.docx', 1, five)).toContain('500 MB')
})

test('an archive is figures, whatever was chosen for it', () => {
  expect(roleFor('hinh.ZIP', 'manuscript')).toBe('figures')
  expect(roleFor('a.docx', 'cv')).toBe('cv')
})
