import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { classes } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './news-teasers.module.css'

type News = HomeData['news'][number]

const WIDTHS = [400, 800, 1200]

export function NewsTeasers({ news }: { news: HomeData['news'] }) {
  const focus = news.find((item) => item.isFocus) ?? news[0]
  if (!focus) return null
  const others = news.filter((item) => item !== focus)
  return (
    <Section title="Tin sách" moreUrl="/tin-sach" more="Tất cả bài viết">
      <div className={classes(styles.news, others.length === 0 && styles.alone)}>
        <Article news={focus} className={styles.focus} sizes="(max-width: 1023px) 100vw, 690px" />
        {others.length > 0 && (
          <div>
            {others.map((item) => (
              <Article key={item.id} news={item} className={styles.item} sizes="170px" />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}

function Article({ news, className, sizes }: { news: News; className?: string; sizes: string }) {
  return (
    <article className={classes(styles.article, className)}>
      <Picture
        url={news.picture?.url ?? null}
        alt=""
        width={news.picture?.width ?? 1200}
        height={news.picture?.height ?? 675}
        widths={WIDTHS}
        sizes={sizes}
        className={styles.picture}
      />
      <div>
        <h3>
          <Link to={`/tin-sach/${news.address}`} prefetch="intent">
            {bindTitle(news.title)}
          </Link>
        </h3>
        <p className={styles.date}>
          <time dateTime={news.publishedAt}>{formatDate(news.publishedAt)}</time>
        </p>
        <p className={styles.summary}>{news.summary}</p>
      </div>
    </article>
  )
}
