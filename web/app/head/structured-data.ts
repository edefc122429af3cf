import type { Author } from '@tq/contract/catalog/author.ts'
import type { Feedback } from '@tq/contract/catalog/feedback.ts'
import type { Series } from '@tq/contract/catalog/series.ts'
import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { NewsArticle as Article } from '@tq/contract/content/news.ts'
import type { Question } from '@tq/contract/content/pages.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import type {
  AudioObject,
  Book,
  BookSeries,
  BreadcrumbList,
  Course,
  FAQPage,
  ItemList,
  LearningResource,
  NewsArticle,
  Offer,
  Organization,
  Person,
  Product,
  VideoObject,
  WebSite,
} from 'schema-dts'
import type { Crumb } from '../ui/layout/breadcrumbs.tsx'
import { shorten } from './shorten.ts'

export type Thing = Exclude<
  | AudioObject
  | Book
  | BookSeries
  | BreadcrumbList
  | Course
  | FAQPage
  | ItemList
  | LearningResource
  | NewsArticle
  | Organization
  | Person
  | Product
  | VideoObject
  | WebSite,
  string
>

const LONGEST_DESCRIPTION = 500
const REVIEWS_SHOWN = 5

export function organizationData(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#nha-xuat-ban`,
    name: PUBLISHER.name,
    legalName: PUBLISHER.legalName,
    url: `${origin}/trang-chu`,
    logo: `${origin}/media/logo.svg`,
    email: PUBLISHER.email,
    telephone: PUBLISHER.phone,
    taxID: PUBLISHER.taxCode,
    address: { '@type': 'PostalAddress', streetAddress: PUBLISHER.address, addressCountry: 'VN' },
    sameAs: PUBLISHER.social.map(({ url }) => url),
  }
}

export function webSiteData(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#trang-web`,
    name: PUBLISHER.name,
    url: `${origin}/trang-chu`,
    inLanguage: 'vi',
    publisher: { '@id': `${origin}/#nha-xuat-ban` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/san-pham?page=1&category=&objectType=0,1&searchContent={search_term_string}`,
      },
      // Not part of the vocabulary's types, but what search engines ask for.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  }
}

export function breadcrumbData(origin: string, crumbs: Crumb[], path: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Trang chủ', url: '/trang-chu' }, ...crumbs].map(({ title, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: origin + (url ?? path),
    })),
  }
}

/** A book is a work with an edition for each form, and a product with an offer for each. */
export function productData(origin: string, product: ProductDetail, reviews: Feedback[]): Thing[] {
  const url = `${origin}/san-pham/${product.address}`
  const shared = {
    name: product.title,
    description: shorten(product.description, LONGEST_DESCRIPTION) || product.title,
    image: `${origin}/media/share/book-${product.id}.jpg`,
    url,
  }
  return [
    {
      '@type': 'Product',
      '@id': `${url}#san-pham`,
      ...shared,
      sku: String(product.id),
      ...(product.isbn ? { gtin13: product.isbn.replaceAll('-', '') } : {}),
      brand: { '@type': 'Brand', name: PUBLISHER.name },
      category: product.categories.map(({ name }) => name).join(' > '),
      offers: product.formats.map((format) => offerData(origin, format)),
      ...ratingData(product, reviews),
    },
    ...workData(origin, product, shared),
  ]
}

function workData(
  origin: string,
  product: ProductDetail,
  shared: { name: string; description: string; image: string; url: string },
) {
  const people = (role: string) =>
    product.contributors
      .filter((person) => person.role === role)
      .map(({ name, address }) => ({ '@type': 'Person' as const, name, url: `${origin}/tac-gia/${address}` }))
  if (product.kind === 'course') {
    const course: Thing = {
      '@type': 'Course',
      '@id': `${shared.url}#khoa-hoc`,
      ...shared,
      inLanguage: 'vi',
      provider: { '@type': 'Organization', name: PUBLISHER.name, url: `${origin}/trang-chu` },
      offers: { ...offerData(origin, product), category: 'Paid' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    }
    return [course]
  }
  if (product.kind === 'combo') return []
  const book: Thing = {
    '@type': 'Book',
    '@id': `${shared.url}#sach`,
    ...shared,
    inLanguage: 'vi',
    author: people('author'),
    editor: people('editor'),
    publisher: { '@id': `${origin}/#nha-xuat-ban` },
    ...(product.year ? { datePublished: String(product.year) } : {}),
    ...(product.pages ? { numberOfPages: product.pages } : {}),
    workExample: product.formats.map((format) => ({
      '@type': 'Book',
      '@id': `${origin}/san-pham/${format.address}#an-ban`,
      name: product.title,
      url: `${origin}/san-pham/${format.address}`,
      bookFormat: format.kind === 'digital' ? 'https://schema.org/EBook' : 'https://schema.org/Paperback',
      inLanguage: 'vi',
      ...(format.id === product.id && product.isbn ? { isbn: product.isbn.replaceAll('-', '') } : {}),
      potentialAction: {
        '@type': 'ReadAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/san-pham/${format.address}` },
        expectsAcceptanceOf: offerData(origin, format),
      },
    })),
  }
  return [book]
}

type Offered = Pick<ProductDetail['formats'][number], 'address' | 'price' | 'inStock' | 'releaseDay'>

function offerData(origin: string, format: Offered): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    url: `${origin}/san-pham/${format.address}`,
    price: format.price,
    priceCurrency: 'VND',
    itemCondition: 'https://schema.org/NewCondition',
    availability: availabilityOf(format),
    ...(format.releaseDay ? { availabilityStarts: format.releaseDay } : {}),
    seller: { '@id': `${origin}/#nha-xuat-ban` },
  }
}

const availabilityOf = ({ inStock, releaseDay }: Offered) =>
  `https://schema.org/${!inStock ? 'OutOfStock' : releaseDay ? 'PreOrder' : 'InStock'}` as const

/** Only what readers wrote: the five stars a new book shows are no rating. */
function ratingData(product: ProductDetail, reviews: Feedback[]) {
  if (product.ratingCount === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: product.rating,
      reviewCount: product.ratingCount,
      bestRating: 5,
    },
    review: reviews.slice(0, REVIEWS_SHOWN).map((review) => ({
      '@type': 'Review' as const,
      author: { '@type': 'Person' as const, name: review.name },
      datePublished: review.createdAt.slice(0, 10),
      reviewBody: review.content,
      reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5 },
    })),
  }
}

export function articleData(origin: string, article: Article): Thing {
  const url = `${origin}/tin-sach/${article.address}`
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#bai-viet`,
    headline: article.title,
    description: article.summary,
    image: [`${origin}/media/share/news-${article.id}.jpg`],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.byline
      ? { '@type': 'Person', name: article.byline }
      : { '@type': 'Organization', name: PUBLISHER.name, url: `${origin}/trang-chu` },
    publisher: { '@id': `${origin}/#nha-xuat-ban` },
    mainEntityOfPage: url,
    inLanguage: 'vi',
    keywords: article.tags.map(({ name }) => name),
  }
}

export function questionsData(questions: Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function personData(origin: string, author: Author): Thing {
  const url = `${origin}/tac-gia/${author.address}`
  return {
    '@type': 'Person',
    '@id': `${url}#tac-gia`,
    name: author.name,
    url,
    ...(author.biography ? { description: shorten(author.biography, LONGEST_DESCRIPTION) } : {}),
  }
}

export function seriesData(origin: string, series: Series): Thing {
  const url = `${origin}/bo-sach/${series.address}`
  return {
    '@type': 'BookSeries',
    '@id': `${url}#bo-sach`,
    name: series.name,
    url,
    description: series.description || series.name,
    publisher: { '@id': `${origin}/#nha-xuat-ban` },
    hasPart: series.volumes.map(({ title, address, volume }) => ({
      '@type': 'Book',
      name: title,
      url: `${origin}/san-pham/${address}`,
      position: volume,
    })),
  }
}

/** The shelf as a list: which books stand on this page, in order. */
export function listData(origin: string, products: readonly { title: string; address: string }[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ title, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: `${origin}/san-pham/${address}`,
    })),
  }
}
