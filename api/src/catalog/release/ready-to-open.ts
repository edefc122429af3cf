import { type SQL, sql } from 'drizzle-orm'

/** What is bought to be opened online may be on sale before the press has put it in: an e-book its file, a course its lessons. */
export const isReadyToOpen = (product: { id: SQL; kind: SQL }) => sql<boolean>`case ${product.kind}
  when 'digital' then exists (select 1 from book_versions v where v.product_id = ${product.id} and v.state = 'ready')
  when 'course' then exists (select 1 from courses c where c.product_id = ${product.id} and c.is_published)
  else true end`
