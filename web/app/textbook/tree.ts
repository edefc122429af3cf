import type { SubChapter, TextbookChapter, TextbookDetail } from '@tq/contract/learning/textbook.ts'

/** A top-level sub-chapter with what stands below it; without a heading, rows of the chapter itself. */
export interface Part {
  heading: SubChapter | null
  rows: SubChapter[]
}

export interface NumberedChapter extends TextbookChapter {
  /** As readers count: down the first column, then down the second. */
  number: number
  parts: Part[]
}

export interface Columns {
  first: NumberedChapter[]
  second: NumberedChapter[]
}

/** The stored lists as the page shows them: two columns of chapters, each in its order. */
export function columnsOf({ chapters, subChapters }: Pick<TextbookDetail, 'chapters' | 'subChapters'>): Columns {
  const ordered = chapters.toSorted((a, b) => a.column - b.column || a.position - b.position || a.chapterId - b.chapterId)
  const below = Map.groupBy(subChapters.toSorted(byPosition), ({ parentId }) => parentId)
  const numbered = ordered.map((chapter, at): NumberedChapter => {
    const top = (below.get(0) ?? []).filter(({ chapterId }) => chapterId === chapter.chapterId)
    return { ...chapter, number: at + 1, parts: partsOf(top, below) }
  })
  return { first: numbered.filter(({ column }) => column !== 2), second: numbered.filter(({ column }) => column === 2) }
}

const byPosition = (a: SubChapter, b: SubChapter) => a.position - b.position || a.subChapterId - b.subChapterId

function partsOf(top: SubChapter[], below: Map<number, SubChapter[]>): Part[] {
  const parts: Part[] = []
  for (const sub of top) {
    const rows = rowsBelow(sub, below)
    if (sub.kind === 'heading' || rows.length > 0) {
      // What opens something is a row as well as the heading of what follows.
      parts.push({ heading: sub, rows: sub.lesson ? [sub, ...rows] : rows })
      continue
    }
    const last = parts.at(-1)
    if (last && last.heading === null) last.rows.push(sub)
    else parts.push({ heading: null, rows: [sub] })
  }
  return parts
}

/** Whatever lies deeper follows its parent. */
function rowsBelow({ subChapterId }: SubChapter, below: Map<number, SubChapter[]>): SubChapter[] {
  return (below.get(subChapterId) ?? []).flatMap((sub) => [sub, ...rowsBelow(sub, below)])
}
