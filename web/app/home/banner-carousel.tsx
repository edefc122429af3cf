import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { bindTitle } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { IconButton, LinkButton } from '../ui/form/button.tsx'
import styles from './banner-carousel.module.css'
import { useCarousel } from './carousel-motion.ts'
import type { HomeData } from './home-data.ts'
import { PaperScene } from './paper-scene.tsx'
import { StandingCover } from './standing-cover.tsx'

type Banner = HomeData['banners'][number]

export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const carousel = useCarousel(banners.length)
  const { active, isMoving, isStopped } = carousel
  return (
    <section className={styles.hero} aria-roledescription="băng chuyền" aria-label="Giới thiệu nổi bật" {...carousel.holders}>
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'} {...carousel.swipe}>
        {banners.map((banner, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of form fields
          <div
            key={banner.id}
            className={classes(styles.slide, index !== active && styles.away)}
            role="group"
            aria-roledescription="trang"
            aria-label={`${index + 1} trên ${banners.length}`}
            inert={index !== active}
          >
            <Slide banner={banner} isFirst={index === 0} isDrawn={carousel.isDrawn(index)} />
          </div>
        ))}
      </div>
      {banners.length > 1 ? (
        <div className={classes(styles.controls, styles.whole)}>
          <IconButton label="Ảnh trước" onClick={carousel.previous}>
            <ChevronLeft size="2rem" aria-hidden="true" />
          </IconButton>
          <span className={styles.place}>
            {active + 1} / {banners.length}
          </span>
          <IconButton label="Ảnh sau" onClick={carousel.next}>
            <ChevronRight size="2rem" aria-hidden="true" />
          </IconButton>
          <IconButton label={isStopped ? 'Chạy tiếp' : 'Tạm dừng'} className={styles.pause} onClick={carousel.toggle}>
            {isStopped ? (
              <Play size="1.8rem" fill="currentColor" aria-hidden="true" />
            ) : (
              <Pause size="1.8rem" fill="currentColor" strokeWidth={0} aria-hidden="true" />
            )}
          </IconButton>
        </div>
      ) : (
        <span className={styles.whole} hidden />
      )}
    </section>
  )
}

function Slide({ banner, isFirst, isDrawn }: { banner: Banner; isFirst: boolean; isDrawn: boolean }) {
  return (
    <>
      {isDrawn && <PaperScene name={banner.scene} className={styles.scene} />}
      <div className={styles.words}>
        {banner.kicker && <p className={styles.kicker}>{banner.kicker}</p>}
        <Title text={banner.title} />
        {banner.subtitle && <p className={styles.subtitle}>{banner.subtitle}</p>}
        <p className={styles.ways}>
          <LinkButton to={banner.url} look="son">
            {banner.linkText || 'Xem thêm'}
          </LinkButton>
          {banner.url.startsWith('/san-pham') && <LinkButton to="/sach-dien-tu">Đọc thử miễn phí</LinkButton>}
        </p>
      </div>
      <div className={styles.books}>
        {banner.books.map((book, place) => (
          <StandingCover key={book.id} book={book} className={styles.book} isDrawn={isDrawn} isMain={isFirst && place === 1} />
        ))}
      </div>
    </>
  )
}

/** A long title breaks after its comma rather than in the middle of a word pair. */
function Title({ text }: { text: string }) {
  const comma = text.indexOf(', ')
  const isLongClause = text.slice(0, Math.max(0, comma)).split(' ').length > 2
  if (!isLongClause) return <h2 className={styles.title}>{bindTitle(text)}</h2>
  return (
    <h2 className={styles.title}>
      <span className={styles.clause}>{bindTitle(text.slice(0, comma + 1))}</span>{' '}
      <span className={styles.clause}>{bindTitle(text.slice(comma + 2))}</span>
    </h2>
  )
}
