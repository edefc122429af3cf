import { z } from 'zod'
import { CONTRIBUTOR_ROLES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId, wholeNumber } from '../shapes.ts'

/** One of the people who made books, as another's page names them. */
const PersonLink = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  /** Published works of theirs. */
  workCount: z.int(),
})

export const Author = PersonLink.extend({
  /** Plain text in paragraphs; empty where the press knows nothing. */
  biography: z.string(),
  /** What they did in their books, authors first. */
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)),
  digitalCount: z.int(),
  courseCount: z.int(),
  /** Of all their books together; null while nobody has rated one. */
  rating: z.number().nullable(),
  ratingCount: z.int(),
  /** With whom they have made books, whoever shares most of them first. */
  coauthors: z.array(PersonLink),
})
export type Author = z.infer<typeof Author>

/** Their books are a list of products: `GET /api/ProductPage?author=…`. */
export const getAuthor = endpoint({
  method: 'GET',
  path: '/api/Author/:id',
  access: 'open',
  summary: 'Một tác giả, dịch giả hoặc hoạ sĩ có sách đang bán',
  params: z.object({ id: AddressId }),
  data: Author,
})

export const LONGEST_BIOGRAPHY = 5000

export const changeAuthor = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Authors/:id',
  access: 'staff',
  summary: 'Sửa tiểu sử của một tác giả',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({ biography: z.string().trim().max(LONGEST_BIOGRAPHY) }),
  data: z.object({ id: z.int(), biography: z.string() }),
})
