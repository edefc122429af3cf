import { z } from 'zod'
import { Picture, ProductCard } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** A landing page is a list of typed sections, so that a campaign never needs hand-written HTML. */
export const Section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: z.string(), text: z.string(), linkText: z.string(), url: z.string() }),
  z.object({ type: z.literal('text'), title: z.string(), html: z.string() }),
  z.object({ type: z.literal('products'), title: z.string(), productIds: z.array(z.int()) }),
  z.object({ type: z.literal('countdown'), title: z.string(), endsAt: Instant }),
  z.object({ type: z.literal('video'), title: z.string(), url: z.string() }),
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
