import { z } from 'zod'
import { Picture, ProductCard } from '../catalog.ts'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'

/** A landing page is a list of typed sections, so that a campaign never needs hand-written HTML. */
export const Section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: z.string(), text: z.string(), linkText: z.string(), url: z.string() }),
  z.object({ type: z.literal('text'), title: z.string(), html: z.string() }),
  z.object({ type: z.literal('products'), title: z.string(), productIds: z.array(z.int()) }),
  z.object({ type: z.literal('countdown'), title: z.string(), endsAt: Instant }),
  z.object({ type: z.literal('video'), title: z.string(), url: z.string() }),
  z.object({ type: z.literal('form'), title: z.string(), text: z.string(), topic: z.string(), buttonText: z.string() }),
])
export type Section = z.infer<typeof Section>

export const getLandingPage = endpoint({
  method: 'GET',
  path: '/api/LandingPages/:id',
  access: 'open',
  summary: 'Một trang giới thiệu chiến dịch',
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/, 'không phải mã hợp lệ') }),
  data: z.object({
    id: z.int(),
    key: z.string(),
    title: z.string(),
    description: z.string(),
    picture: Picture.nullable(),
    sections: z.array(Section),
    products: z.array(ProductCard),
  }),
})

/** SPEC §7 does not show how a content page is fetched: by its key. */
export const getPage = endpoint({
  method: 'GET',
  path: '/api/Pages/:key',
  access: 'open',
  summary: 'Một trang nội dung, theo khoá',
  params: z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/, 'không phải khoá hợp lệ') }),
  data: z.object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    content: z.string(),
    version: z.int(),
    savedAt: Instant,
  }),
})

export const Question = z.object({ id: z.int(), group: z.string(), question: z.string(), answer: z.string() })
export type Question = z.infer<typeof Question>

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/Support/Questions',
  access: 'open',
  summary: 'Câu hỏi thường gặp',
  data: z.array(Question),
})

export const OrganisationUnit = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  duty: z.string(),
})
export type OrganisationUnit = z.infer<typeof OrganisationUnit>

export const listOrganisationUnits = endpoint({
  method: 'GET',
  path: '/api/Organisation',
  access: 'open',
  summary: 'Các đơn vị trong sơ đồ tổ chức, danh sách phẳng',
  data: z.array(OrganisationUnit),
})
