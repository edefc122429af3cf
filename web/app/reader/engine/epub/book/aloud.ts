import type { Sentence } from '../../engine.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { chapterText } from './chapter-text.ts'

interface AloudOptions {
  /** The chapter's words; it need not be on the screen. */
  document(index: number): Promise<Document>
  beside(index: number): number | null
  /** Turns there and marks it. */
  show(index: number, from: number, to: number): Promise<void>
}

/** Sentence by sentence, from a letter of a chapter to the end of the book. Words are told by letters, so that they are found in any copy. */
export async function* readAloud(
  from: { index: number; letter: number },
  { document, beside, show }: AloudOptions,
): AsyncGenerator<Sentence> {
  let { letter } = from
  for (let index: number | null = from.index; index !== null; index = beside(index)) {
    const at = index
    const { paragraphs } = chapterText(await document(at))
    for (const { text, start } of paragraphs) {
      if (start + text.length <= letter) continue
      for (const span of sentencesOf(text)) {
        if (start + span.end <= letter) continue
        yield {
          text: text.slice(span.start, span.end).replace(/\s+/g, ' '),
          show: () => show(at, start + span.start, start + span.end),
        }
      }
    }
    letter = 0
  }
}
