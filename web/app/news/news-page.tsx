import { getNews, listNewestNews, listRelatedNews } from '@tq/contract/content/news.ts'
import { redirect } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { articleData, breadcrumbData, organizationData } from '../head/structured-data.ts'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import { useShellData } from '../shell/shell-data.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { Route } from './+types/news-page.ts'
import { Article } from './article.tsx'
import { NewsCard, NewsRows } from './news-card.tsx'
import styles from './news-page.module.css'

const NEWEST_SHOWN = 6
const RELATED_SHOWN = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const [{ data: article }, { data: related }, { data: newest }] = await Promise.all([
    call(getNews, { params: { url: params.id } }),
    call(listRelatedNews, { params: { arg: params.id } }),
    call(listNewestNews, { params: { arg: NEWEST_SHOWN } }),
  ])
  // Kept as news, shown elsewhere: under its own name.
  if (!article.isListed) throw redirect(`/${article.url}`, 301)
  if (params.id !== article.address) throw redirect(`/tin-sach/${article.address}`, 301)
  return {
    article,
    related: related.slice(0, RELATED_SHOWN),
    newest: newest.filter(({ id }) => id !== article.id).slice(0, NEWEST_SHOWN - 1),
  }
}

export const headers = () => cacheFor('news')

export default function NewsPage({ loaderData: { article, related, newest } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const path = `/tin-sach/${article.address}`
  const crumbs = [{ title: 'Tin sách', url: '/tin-sach' }, { title: article.title }]
  return (
    <div className="wrap">
      <PageHead
        title={article.title}
        description={article.summary}
        path={path}
        type="article"
        picture={`news-${article.id}.jpg`}
        things={
          import.meta.env.SSR && [articleData(origin, article), breadcrumbData(origin, crumbs, path), organizationData(origin)]
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.two}>
        <Article article={article} url={origin + path} />
        <aside aria-labelledby="tin-moi" className={styles.newest}>
          <h2 id="tin-moi" className={styles.newestTitle}>
            Mới nhất
          </h2>
          <NewsRows news={newest} />
        </aside>
      </div>
      {related.length > 0 && (
        <Section title="Bài liên quan" moreUrl="/tin-sach" className={styles.related}>
          <ul className={styles.grid}>
            {related.map((item) => (
              <li key={item.id}>
                <NewsCard news={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
