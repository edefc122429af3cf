import { Play, RotateCw } from 'lucide-react'
import { useState } from 'react'
import styles from './film.module.css'
import { Button } from './form/button.tsx'

export interface FilmProps {
  url: string
  poster: string
  title: string
}

/** Not one byte of the film before someone wants to see it. */
export function Film({ url, poster, title }: FilmProps) {
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting')
  const [hasPoster, setHasPoster] = useState(true)
  if (state === 'playing') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a film without speech
      <video
        className={styles.video}
        src={url}
        poster={poster}
        controls
        autoPlay
        playsInline
        aria-label={title}
        // Where the button was, so that the keyboard goes on from there.
        ref={(video) => video?.focus()}
        onError={() => setState('failed')}
      />
    )
  }
  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>
          <b>Chưa phát được đoạn phim</b>
          Bạn thử lại sau ít phút, hoặc xem trên kênh YouTube của Thư Quán.
        </p>
        <Button isSmall onClick={() => setState('playing')}>
          <RotateCw size="1.6rem" aria-hidden="true" /> Thử lại
        </Button>
      </div>
    )
  }
  return (
    <button type="button" className={styles.poster} onClick={() => setState('playing')}>
      {/* Without it, the hills behind are picture enough. */}
      {hasPoster && (
        <img
          src={poster}
          alt=""
          width={800}
          height={450}
          loading="lazy"
          decoding="async"
          ref={(image) => {
            // An error before hydration is over by the time React listens: look once.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasPoster(false)
          }}
          onError={() => setHasPoster(false)}
        />
      )}
      <span className={styles.play}>
        <Play size="2.2rem" aria-hidden="true" />
      </span>
      <span className={styles.title}>
        <span className="visually-hidden">Xem phim: </span>
        {title}
      </span>
    </button>
  )
}
