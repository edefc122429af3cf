import { Download } from 'lucide-react'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { Route } from './+types/logo-page.ts'
import { FixedPage } from './fixed-page.tsx'
import { loadPage } from './load-page.ts'
import styles from './logo-page.module.css'

const FILES = [
  { href: '/media/logo.svg', title: 'Logo đầy đủ, nền sáng', width: 220, height: 56 },
  { href: '/media/logo-mobile.svg', title: 'Con dấu đứng riêng', width: 72, height: 72 },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await loadPage(context.get(apiContext), 'logo-nha-xuat-ban-dhqghn') }
}

export const headers = () => cacheFor('page')

export default function LogoPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <FixedPage
      path="/logo-nha-xuat-ban-dhqghn"
      pictureKey={page.key}
      page={page}
      before={
        <ul className={styles.files}>
          {FILES.map(({ href, title, width, height }) => (
            <li key={href} className={styles.file}>
              <span className={styles.paper}>
                <img src={href} alt={title} width={width} height={height} />
              </span>
              <a href={href} download className={styles.download}>
                <Download size="1.8rem" aria-hidden="true" /> {title} (SVG)
              </a>
            </li>
          ))}
        </ul>
      }
    />
  )
}
