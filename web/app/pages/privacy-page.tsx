import { getNews } from '@tq/contract/content/news.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { Route } from './+types/privacy-page.ts'
import { withAnchors } from './anchors.ts'
import { FixedPage } from './fixed-page.tsx'

/** SPEC §2.3: this one text is kept as news and loaded by its url. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext)(getNews, { params: { url: 'chinh-sach-bao-mat' } })
  const { title, summary: description, updatedAt: savedAt, content, url } = data
  return { key: url, page: { title, description, savedAt, ...withAnchors(content) } }
}

export const headers = () => cacheFor('page')

export default function PrivacyPage({ loaderData: { key, page } }: Route.ComponentProps) {
  return <FixedPage path={`/${key}`} pictureKey={key} page={page} />
}
