import { textOf } from '../clean-html.ts'
import { fold } from './fold.ts'

/** What a search for news looks through: the title first, then a bar, then the rest. */
export function newsPlain({ title, summary, content }: { title: string; summary: string; content: string }): string {
  return ` ${fold(title)} | ${fold(`${summary} ${textOf(content)}`)} `
}
