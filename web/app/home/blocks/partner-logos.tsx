import { Picture } from '../../ui/picture.tsx'
import type { HomeData } from '../home-data.ts'
import styles from './partner-logos.module.css'

export function PartnerLogos({ partners }: { partners: HomeData['partners'] }) {
  return (
    <section className={`lower ${styles.section}`} aria-labelledby="doi-tac">
      <h2 id="doi-tac" className="visually-hidden">
        Đơn vị hợp tác
      </h2>
      <ul className={styles.partners}>
        {partners.map(({ id, name, url, picture }) => (
          <li key={id}>
            <a href={url} rel="noopener">
              {picture ? <Picture url={picture.url} alt={name} width={picture.width} height={picture.height} /> : name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
