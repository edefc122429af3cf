import { z } from 'zod'
import { Picture } from '../catalog.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { Instant, inAddress, TypedText, wholeNumber } from '../shapes.ts'

const read = { method: 'GET', access: 'open' } as const

/** `12`, `doc-lai-dia-ba.12` or `chinh-sach-bao-mat`: an article is asked for by its number or by its name. */
export const NewsUrl = inAddress<number | string, string>(
  (text) => (/^[a-z0-9-]{1,300}(\.[1-9]\d{0,8})?$/.test(text) ? text : undefined),
  'không phải địa chỉ bài viết hợp lệ',
  { type: 'string', examples: ['12', 'doc-lai-dia-ba.12', 'chinh-sach-bao-mat'] },
)

export const NewsCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  address: z.string(),
  isFocus: z.boolean(),
  picture: Picture.nullable(),
  publishedAt: Instant,
  /** Minutes it takes to read. */
  minutes: z.int(),
  tags: z.array(z.object({ name: z.string(), slug: z.string() })),
})
export type NewsCard = z.infer<typeof NewsCard>

export const NewsArticle = NewsCard.extend({
  url: z.string(),
  byline: z.string(),
  caption: z.string(),
  content: z.string(),
  updatedAt: Instant,
  isListed: z.boolean(),
})
export type NewsArticle = z.infer<typeof NewsArticle>

export const listNews = endpoint({
  ...read,
  path: '/api/News',
  summary: 'Bài viết, mới nhất trước; lọc theo nhãn và tìm không cần dấu',
  ...list({ of: NewsCard, perPage: 12, filter: { tag: TypedText, searchContent: TypedText } }),
})

export const listNewsTags = endpoint({
  ...read,
  path: '/api/News/Tag',
  summary: 'Các nhãn bài viết, với số bài',
  data: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), count: z.int() })),
})

export const getNews = endpoint({
  ...read,
  path: '/api/News/NewsUrl/:url',
  summary: 'Một bài viết, theo địa chỉ',
  params: z.object({ url: NewsUrl }),
  data: NewsArticle,
})

/** SPEC §7 leaves the argument open: here it is how many. */
export const listNewestNews = endpoint({
  ...read,
  path: '/api/News/GetNewNews/:arg',
  summary: 'Những bài mới nhất; tham số là số bài',
  params: z.object({ arg: wholeNumber({ min: 1, max: 20 }) }),
  data: z.array(NewsCard),
})

/** SPEC §7 leaves the argument open: here it is the article. */
export const listRelatedNews = endpoint({
  ...read,
  path: '/api/News/GetRelatedNews/:arg',
  summary: 'Bài viết liên quan tới một bài',
  params: z.object({ arg: NewsUrl }),
  data: z.array(NewsCard),
})
