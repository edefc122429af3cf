import { slugify } from '@tq/contract/slug.ts'

export interface Heading {
  id: string
  text: string
}

/** Gives each h2 a name of its own, and lists them: the table of contents of a long page. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inside: string) => {
    const text = inside.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
    const slug = slugify(text) || 'muc'
    const id = headings.some((heading) => heading.id === slug) ? `${slug}-${headings.length + 1}` : slug
    headings.push({ id, text })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html: anchored, headings }
}
