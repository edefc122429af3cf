import { listQuestions } from '@tq/contract/content/pages.ts'
import { questionsData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { FixedPage } from '../fixed-page.tsx'
import { loadPage } from '../load-page.ts'
import type { Route } from './+types/support-page.ts'
import { Questions } from './questions.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const [page, { data: questions }] = await Promise.all([loadPage(call, 'ho-tro'), call(listQuestions)])
  return { page, questions }
}

export const headers = () => cacheFor('page')

export default function SupportPage({ loaderData: { page, questions } }: Route.ComponentProps) {
  return (
    <FixedPage
      path="/ho-tro"
      pictureKey={page.key}
      // The questions are the page; its text is what to do when they don't help.
      page={{ ...page, headings: [] }}
      before={<Questions questions={questions} />}
      things={import.meta.env.SSR && [questionsData(questions)]}
    />
  )
}
