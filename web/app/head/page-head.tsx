import { useShellData } from '../shell/shell-data.ts'
import { shorten } from './shorten.ts'
import type { Thing } from './structured-data.ts'

const SITE_NAME = 'Thư Quán'
const LONGEST_DESCRIPTION = 160

export interface PageHeadProps {
  /** Without the site's name. */
  title: string
  /** One or two sentences of this page's own. */
  description: string
  /** The one address of this content, from its slash on; left out where there is none. */
  path?: string
  type?: 'website' | 'article' | 'book' | 'product'
  /** Below /media/share; the site's own picture otherwise. */
  picture?: string
  /** Pages that belong to one visitor, or that repeat others. */
  isHidden?: boolean
  /** For search engines: pass it only while rendering on the server, so that browsers don't carry its makers. */
  things?: Thing[] | false
}

/** What search engines and social networks read of a page. */
export function PageHead({ title, description, path, type = 'website', picture = 'site.jpg', isHidden, things }: PageHeadProps) {
  const { origin } = useShellData()
  const whole = title.includes(SITE_NAME) ? title : `${title} – ${SITE_NAME}`
  const short = shorten(description, LONGEST_DESCRIPTION)
  const image = `${origin}/media/share/${picture}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={short} />
      {isHidden && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content="vi_VN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {!isHidden && <StructuredData things={things || []} />}
    </>
  )
}

/** Written once, by the server; in the browser React leaves what it finds there. */
function StructuredData({ things }: { things: Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // `<` could end the script from inside a text.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}
