import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { cleanLesson } from '@tq/db/clean-lesson.ts'

/** For every question that is written: what comes out may be put into a page as it is, its formulas still as TeX. */
export function cleanContent(content: QuestionContent): QuestionContent {
  const cleaned = moduleOf(content.type).mapHtml(content, cleanPiece)
  return { ...cleaned, stem: cleanLesson(cleaned.stem), explanation: cleanLesson(cleaned.explanation) }
}

/** Pieces beside a gap keep the space that parts them from it. */
function cleanPiece(html: string): string {
  const before = html.trimStart() === html ? '' : ' '
  const after = html.trimEnd() === html ? '' : ' '
  return `${before}${cleanLesson(html)}${after}`
}
