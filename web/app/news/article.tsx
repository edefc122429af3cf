import type { NewsArticle } from '@tq/contract/content/news.ts'
import { Link } from 'react-router'
import { formatDate } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import styles from './article.module.css'
import { NEWS_WIDTHS } from './news-card.tsx'
import { ShareLinks } from './share-links.tsx'

/** One article, the same with the site's frame around it and without. */
export function Article({ article, url, hasLinks = true }: { article: NewsArticle; url: string; hasLinks?: boolean }) {
  return (
    <article className={styles.article}>
      <header>
        {article.tags.length > 0 && (
          <p className={styles.tags}>
            {article.tags.map(({ slug, name }) =>
              hasLinks ? (
                <Link key={slug} to={`/tin-sach?tag=${slug}`} prefetch="intent">
                  {name}
                </Link>
              ) : (
                <span key={slug}>{name}</span>
              ),
            )}
          </p>
        )}
        <h1 className={styles.title}>{bindTitle(article.title)}</h1>
        <p className={styles.summary}>{article.summary}</p>
        <p className={styles.meta}>
          {article.byline && <b>{article.byline}</b>}
          <time dateTime={article.publishedAt}>{formatDate(article.publishedAt)}</time>
          <span>{article.minutes} phút đọc</span>
        </p>
      </header>
      {article.picture && (
        <figure className={styles.figure}>
          <Picture
            url={article.picture.url}
            alt={article.picture.alt}
            width={article.picture.width}
            height={article.picture.height}
            widths={NEWS_WIDTHS}
            sizes="(max-width: 1023px) 100vw, 860px"
            isMain
            className={styles.picture}
          />
          {article.caption && <figcaption>{article.caption}</figcaption>}
        </figure>
      )}
      <Prose html={article.content} />
      <ShareLinks title={article.title} url={url} />
    </article>
  )
}
