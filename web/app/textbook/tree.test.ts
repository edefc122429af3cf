import type { SubChapter, TextbookChapter } from '@tq/contract/learning/textbook.ts'
import { expect, test } from 'vitest'
import { columnsOf } from './tree.ts'

const chapter = (chapterId: number, column: number, position: number): TextbookChapter => ({
  ...{ chapterId, column, position, title: `Chương ${chapterId}`, firstPage: null, lastPage: null },
})
const sub = (
  subChapterId: number,
  chapterId: number,
  parentId: number,
  position: number,
  kind: SubChapter['kind'] = 'lesson',
) => ({
  ...{ subChapterId, chapterId, parentId, position, kind, title: `Mục ${subChapterId}`, page: null },
  lesson: kind === 'heading' ? null : { id: subChapterId, address: `bai.${subChapterId}`, durationSeconds: 60, audioURL: null },
})

test('chapters stand in their column by position and are counted down the first column, then down the second', () => {
  const { first, second } = columnsOf({ chapters: [chapter(4, 2, 0), chapter(1, 1, 1), chapter(2, 1, 0)], subChapters: [] })
  expect(first.map(({ chapterId, number }) => [chapterId, number])).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(second.map(({ chapterId, number }) => [chapterId, number])).toEqual([[4, 3]])
  expect(columnsOf({ chapters: [chapter(4, 2, 0)], subChapters: [] }).first).toEqual([])
})

test('sub-chapters stand below their heading by position, deeper ones after their parent, those without a heading by themselves', () => {
  const { first } = columnsOf({
    chapters: [chapter(1, 1, 0)],
    subChapters: [
      ...[sub(13, 1, 11, 2), sub(12, 1, 11, 1), sub(14, 1, 12, 1), sub(11, 1, 0, 2, 'heading')],
      ...[sub(21, 1, 0, 0), sub(22, 1, 0, 1, 'audio'), sub(99, 7, 0, 0)],
    ],
  })
  expect(
    first[0]?.parts.map(({ heading, rows }) => [heading?.subChapterId ?? null, rows.map((row) => row.subChapterId)]),
  ).toEqual([
    [null, [21, 22]],
    [11, [12, 14, 13]],
  ])
})
