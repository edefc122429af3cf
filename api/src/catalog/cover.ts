import type { Picture } from '@tq/contract/catalog.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The first picture of a product, named by the column that holds its id; null when it has none. */
export const coverOf = (productId: SQL) => sql<Picture | null>`(
  select jsonb_build_object('url', url, 'alt', alt, 'width', width, 'height', height)
  from product_pictures pic where pic.product_id = ${productId} and pic.position = 0)`
