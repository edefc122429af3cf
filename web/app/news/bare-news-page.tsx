import { getNews } from '@tq/contract/content/news.ts'
import { PageHead } from '../head/page-head.tsx'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { RouteHandle } from '../shell/route-handle.ts'
import { useShellData } from '../shell/shell-data.ts'
import type { Route } from './+types/bare-news-page.ts'
import { Article } from './article.tsx'
import styles from './bare-news-page.module.css'

/** SPEC §2.3: inside the mobile app, without the site's frame. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: article } = await context.get(apiContext)(getNews, { params: { url: params.id } })
  return { article }
}

export const headers = () => cacheFor('news')

export default function BareNewsPage({ loaderData: { article } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const path = article.isListed ? `/tin-sach/${article.address}` : `/${article.url}`
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={article.title} description={article.summary} path={path} type="article" isHidden />
      <Article article={article} url={origin + path} hasLinks={false} />
    </div>
  )
}
