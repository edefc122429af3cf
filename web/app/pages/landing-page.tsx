import type { getLandingPage, Section as PageSection } from '@tq/contract/content/pages.ts'
import { TOPICS } from '@tq/contract/forms/contact.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import { useRevalidator } from 'react-router'
import { Countdown } from '../catalog/countdown.tsx'
import { ProductGrid } from '../catalog/product-card.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { Film } from '../ui/film.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import styles from './landing-page.module.css'

type Landing = Data<typeof getLandingPage>

/** A campaign, section by section as staff put them together. */
export function LandingPage({ page }: { page: Landing }) {
  const hasHero = page.sections.some(({ type }) => type === 'hero')
  return (
    <div className="wrap">
      {!hasHero && <h1 className={styles.title}>{page.title}</h1>}
      {page.sections.map((section, at) => (
        // Sections have no names of their own, and their order is the page.
        <SectionOf key={`${at}-${section.type}`} section={section} page={page} />
      ))}
    </div>
  )
}

function SectionOf({ section, page }: { section: PageSection; page: Landing }) {
  const { revalidate } = useRevalidator()
  switch (section.type) {
    case 'hero':
      return (
        <div className={styles.hero}>
          <div>
            <h1 className={styles.title}>{section.title}</h1>
            <p className={styles.lead}>{section.text}</p>
            <LinkButton to={section.url} look="son">
              {section.linkText}
            </LinkButton>
          </div>
          {page.picture && (
            <Picture
              {...page.picture}
              widths={[400, 800, 1200]}
              sizes="(max-width: 1023px) 100vw, 620px"
              isMain
              className={styles.picture}
            />
          )}
        </div>
      )
    case 'text':
      return (
        <Section title={section.title}>
          <Prose html={section.html} />
        </Section>
      )
    case 'products': {
      const products = section.productIds.flatMap((id) => page.products.find((product) => product.id === id) ?? [])
      return products.length > 0 ? (
        <Section title={section.title}>
          <ProductGrid products={products} isScroller />
        </Section>
      ) : null
    }
    case 'countdown':
      return (
        <div className={styles.countdown}>
          <Countdown verb={section.title} until={section.endsAt} onEnd={revalidate} />
        </div>
      )
    case 'video':
      return (
        <Section title={section.title}>
          <Film url={section.url} poster="/media/video-poster.webp" title={section.title} />
        </Section>
      )
    case 'form':
      return (
        <Section title={section.title}>
          <p className={styles.lead}>{section.text}</p>
          <ContactForm topic={TOPICS.find((topic) => topic === section.topic) ?? TOPICS[0]} buttonText={section.buttonText} />
        </Section>
      )
  }
}
