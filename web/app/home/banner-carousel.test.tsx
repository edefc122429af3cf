import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import styles from './banner-carousel.module.css'
import { BannerCarousel } from './banner-carousel.tsx'

const banner = (id: number) => ({
  id,
  title: 'Sách mới',
  kicker: '',
  subtitle: '',
  url: '/san-pham',
  linkText: '',
  scene: 'hills',
  picture: null,
  books: [],
})

test.each([1, 3])('%i banners → the last thing in the frame says that it is whole, without which it stays hidden', (count) => {
  const banners = Array.from({ length: count }, (_, n) => banner(n + 1))
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BannerCarousel banners={banners} />
    </MemoryRouter>,
  )
  expect(styles.whole).toBeTruthy()
  expect(html.lastIndexOf(`class="${styles.slide}`)).toBeLessThan(html.indexOf(styles.whole as string))
})
