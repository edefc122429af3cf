import { z } from 'zod'
import { ProductCard } from '../catalog.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId } from '../shapes.ts'

export const Series = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  /** One or two sentences of plain text. */
  description: z.string(),
  /** Those that are sold, by their number. */
  volumes: z.array(ProductCard.extend({ volume: z.int() })),
})
export type Series = z.infer<typeof Series>

export const getSeries = endpoint({
  method: 'GET',
  path: '/api/Series/:id',
  access: 'open',
  summary: 'Một bộ sách nhiều tập',
  params: z.object({ id: AddressId }),
  data: Series,
})
