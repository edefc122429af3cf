import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const APP = fileURLToPath(new URL('./app/', import.meta.url)).replaceAll('\\', '/')

const HOME = 'home/home-page.tsx'
const LIST = 'catalog/list/product-list-page.tsx'
const BOOK = 'catalog/product/product-page.tsx'
const LESSON = 'learning/lesson/library-lesson-page.tsx'
const ATTEMPT = 'exam/attempt/attempt-page.tsx'
const EXAMS = ['exam/start/start-page.tsx', ATTEMPT]
const MANUSCRIPT = 'manuscript/form/form-page.tsx'
const PLAYER = 'video/controls/player-controls.tsx'
const COURSES = [
  'learning/library/library-page.tsx',
  'learning/course/library-course-page.tsx',
  'learning/course/course-page.tsx',
  'textbook/textbook-page.tsx',
  'my-library/my-library-page.tsx',
]

interface Tier {
  name: string
  /** A part of it is imported by one page of each of these lists. */
  pages: string[][]
  /** Where its parts live. Without: anywhere. */
  folders?: RegExp
}

/** Parts of no single feature; what only the server uses of them would bring the rest along, and the words of manuscripts are many. */
const ANYWHERE =
  /[\\/](web[\\/]app[\\/](catalog|head|lib|shell|ui|wish)|contract[\\/]src|lucide-react)[\\/](?!form\.ts|learning-data|state[\\/]device-database|(errors[\\/])?manuscript)/
const OF_COURSES = /[\\/]web[\\/]app[\\/]learning[\\/](parts[\\/]|library[\\/]|[^\\/]+\.ts)/
/** Lists of calls that import nothing: with other parts a member's small cart or the login would bring a page's worth along. */
const OF_CALLS = /[\\/]contract[\\/]src[\\/](account|cart|order|promotion[\\/]codes)\.ts$/
/** Logging out asks for these, too, so they stay apart from what shows a paper. */
const OF_GUARD =
  /[\\/]web[\\/]app[\\/](account[\\/](guard|safe-path)|exam[\\/]attempt[\\/]pending-answers|lib[\\/]state[\\/]device-database)\.ts$/
const OF_OWN = /[\\/]web[\\/]app[\\/]exam[\\/]own[\\/]own-(frame|place)/
const OF_MANUSCRIPTS = /[\\/](web[\\/]app|contract[\\/]src([\\/]errors)?)[\\/]manuscript/
/** What all parts of the reader ask for. */
const OF_READERS = /[\\/]web[\\/]app[\\/]reader[\\/](reader-context|settings[\\/]reader-settings(-store)?)\.ts$/
const OF_QUESTIONS = /[\\/]web[\\/]app[\\/]exam[\\/](question|attempt[\\/]bar)[\\/]/

/**
 * Which file a part that several pages share travels in: the first of these that takes it. What a part imports is needed wherever the
 * part is, so it never lies further down. So the pages people come to first load little of what only others need, and none loads
 * thirty small files.
 */
export const TIERS: Tier[] = [
  { name: 'shell', pages: [['entry.client.tsx', 'root.tsx']] },
  { name: 'core', pages: [[HOME], [LESSON, ATTEMPT]] },
  { name: 'home', pages: [[HOME]] },
  { name: 'calls', pages: [], folders: OF_CALLS },
  { name: 'common', pages: [[ATTEMPT], [LESSON, LIST]], folders: ANYWHERE },
  { name: 'study', pages: [[LESSON]], folders: ANYWHERE },
  { name: 'learner', pages: [[LESSON], EXAMS] },
  { name: 'learning', pages: [[LESSON], COURSES] },
  { name: 'list', pages: [[LIST]] },
  { name: 'paper', pages: [[ATTEMPT]], folders: ANYWHERE },
  { name: 'guard', pages: [[ATTEMPT]], folders: OF_GUARD },
  { name: 'own', pages: [[ATTEMPT]], folders: OF_OWN },
  { name: 'questions', pages: [[ATTEMPT]], folders: OF_QUESTIONS },
  { name: 'shop', pages: [[BOOK]], folders: ANYWHERE },
  { name: 'pages', pages: [], folders: ANYWHERE },
  { name: 'book', pages: [[BOOK]] },
  { name: 'lesson', pages: [[LESSON]] },
  { name: 'player', pages: [[PLAYER]] },
  { name: 'manuscript', pages: [[MANUSCRIPT]], folders: OF_MANUSCRIPTS },
  { name: 'courses', pages: [COURSES], folders: OF_COURSES },
  { name: 'reading', pages: [], folders: OF_READERS },
]

/** Everything that a page imports, without what it fetches later. */
function reachedFrom(page: string, graph: Graph): Set<string> {
  const reached = new Set<string>()
  const ahead = [page]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/** One group a tier, the first the strongest: a group takes along what its parts import, unless a stronger one has it. */
export function tierGroups() {
  return TIERS.map(({ name, pages, folders }, at, all) => {
    let reached: Set<string>[] | null = null
    return {
      name(id: string, graph: Graph) {
        reached ??= pages.map((any) => new Set(any.flatMap((page) => [...reachedFrom(APP + page, graph)])))
        return reached.every((parts) => parts.has(id)) ? name : null
      },
      test: folders,
      debugName: name,
      minShareCount: pages.length > 0 ? 2 : 3,
      priority: all.length - at,
    }
  })
}

/** The files that the first press on a page that is read first waits for. */
const RUN_AT_ONCE =
  /^(vendor|entry\.client|root|shell|core|common|home|list|study|shop|book|product-page|product-list-page|home-page)$/

/**
 * Browsers read a function when it is first called, on the thread that answers the finger: a slow phone spends a fifth of the time to
 * its first answer on that. With this line Chromium reads all of the file while it comes, on another thread; others take it as a remark.
 */
export const compileHint = ({ name }: { name: string }): string => (RUN_AT_ONCE.test(name) ? '//# allFunctionsCalledOnLoad' : '')
