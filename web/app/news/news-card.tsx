import type { NewsCard as Card } from '@tq/contract/content/news.ts'
import { Link } from 'react-router'
import { formatDate } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './news-card.module.css'

export const NEWS_WIDTHS = [400, 800, 1200]

interface NewsCardProps {
  news: Card
  /** The one the page opens with. */
  isMain?: boolean
  isFirst?: boolean
}

export function NewsCard({ news, isMain, isFirst }: NewsCardProps) {
  return (
    <article className={classes(styles.card, isMain && styles.main)}>
      <Picture
        url={news.picture?.url ?? null}
        alt=""
        width={news.picture?.width ?? 1200}
        height={news.picture?.height ?? 675}
        widths={NEWS_WIDTHS}
        sizes={isMain ? '(max-width: 1023px) 100vw, 760px' : '(max-width: 719px) 100vw, (max-width: 1023px) 50vw, 420px'}
        isMain={isMain}
        isFirst={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={`/tin-sach/${news.address}`} prefetch="intent">
            {bindTitle(news.title)}
          </Link>
        </h2>
        <p className={styles.summary}>{news.summary}</p>
        <NewsMeta news={news} />
      </div>
    </article>
  )
}

export function NewsMeta({ news }: { news: Card }) {
  return (
    <p className={styles.meta}>
      {news.tags[0] && <b className={styles.tag}>{news.tags[0].name}</b>}
      <time dateTime={news.publishedAt}>{formatDate(news.publishedAt)}</time>
      <span>{news.minutes} phút đọc</span>
    </p>
  )
}

/** Titles with a small picture, one below the other. */
export function NewsRows({ news }: { news: Card[] }) {
  return (
    <ul className={styles.rows}>
      {news.map((item) => (
        <li key={item.id} className={styles.row}>
          <Picture
            url={item.picture?.url ?? null}
            alt=""
            width={item.picture?.width ?? 1200}
            height={item.picture?.height ?? 675}
            widths={NEWS_WIDTHS}
            sizes="96px"
            className={styles.small}
          />
          <div>
            <Link to={`/tin-sach/${item.address}`} prefetch="intent" className={styles.rowTitle}>
              {bindTitle(item.title)}
            </Link>
            <p className={styles.meta}>
              <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
