import type { BookRow, Catalogue } from '../catalogue.ts'
import { outlineOf } from '../demo/books/genre.ts'
import type { Random } from '../random.ts'
import { SOMEBODY, SOMETHING, SOMEWHERE, STORY_FRAMES, STUDY_FRAMES, VOLUMES } from '../texts/title-frames.ts'

const STORIES = 68
const LONGEST_SUBJECT = 42

export interface MadeTitle {
  title: string
  subject: string
}

/** Makes titles that sound like the demo's: its own title heads and topics, shelf by shelf, in the frames such titles have. */
export function titleMaker(catalogue: Catalogue): (categoryId: number, random: Random) => MadeTitle {
  const subjects = new Map<number, string[]>()
  for (const book of catalogue.books)
    subjects.set(book.categoryId, [...(subjects.get(book.categoryId) ?? []), ...subjectsOf(book)])
  return (categoryId, random) => (categoryId === STORIES ? story(random) : study(subjects.get(categoryId) ?? [], random))
}

function study(subjects: string[], random: Random): MadeTitle {
  const [subject = '', second = '', third = ''] = random.some(subjects, 3)
  const title = random
    .pick(STUDY_FRAMES)
    .replace('{s}', subject)
    .replace('{S}', capitalise(subject))
    .replace('{t}', second)
    .replace('{T}', capitalise(second))
    .replace('{u}', third)
  return { title: capitalise(title) + random.pick(VOLUMES), subject }
}

function story(random: Random): MadeTitle {
  const somebody = random.pick(SOMEBODY)
  const title = random
    .pick(STORY_FRAMES)
    .replace('{a}', somebody)
    .replace('{b}', random.pick(SOMETHING))
    .replace('{c}', random.pick(SOMEWHERE))
  return { title: capitalise(title) + random.pick(VOLUMES), subject: `chuyện về ${somebody}` }
}

function subjectsOf(book: BookRow): string[] {
  const head = book.title.split(':')[0] ?? book.title
  const short =
    head.length <= LONGEST_SUBJECT && !/^(Bài tập|Nhập môn|Giáo trình|Sổ tay|Vì sao)/.test(head) ? [decapitalise(head)] : []
  // Half sentences ("cách…", "hơn hai trăm…") don't stand as the name of a subject.
  const topics = outlineOf(book.description).topics.filter(
    (topic) => topic.length <= LONGEST_SUBJECT && !/^(cách|các|những|hơn|bài|một) /.test(topic),
  )
  return [...short, ...topics]
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names keep their capital: a language or a place after the first word tells nothing about the first. */
function decapitalise(text: string): string {
  return /^(Git|Kanji|Marketing|Robot|Matlab)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
