import { sql } from 'drizzle-orm'
import { type FoldedTexts, findStaleDocs } from '../../src/search/search-docs.ts'
import { findStaleTexts } from '../../src/search/search-texts.ts'
import type { Invariants } from './invariant.ts'
import { findDoubtfulProducts } from './remembered/doubtful-products.ts'
import { findChangedTexts } from './remembered/search-texts.ts'

const folded: FoldedTexts = new Map()

const DOC_READS = [
  ...['search_docs', 'products', 'stock', 'combo_parts', 'product_contributors', 'contributors'],
  ...['flash_sale_items', 'flash_sales'],
]
const TEXT_READS = ['search_docs', 'search_texts', 'products', 'categories', 'product_contributors', 'contributors']

export const SEARCH: Invariants = {
  rules: [
    {
      // Said in other words than the writer's, and as cards say it.
      name: 'search_docs says whether a product can be had',
      broken: sql`select d.product_id::text as key, format('in_stock %s', d.in_stock) as what from search_docs d left join (
          select s.product_id from stock s where s.on_hand <= s.reserved
          union select part.combo_id from combo_parts part join stock s using (product_id) where s.on_hand - s.reserved < part.quantity
        ) short using (product_id) where d.in_stock = (short.product_id is not null)`,
    },
    {
      name: 'search_docs.sold is products.sold',
      broken: sql`select d.product_id::text as key, format('%s, sold %s', d.sold, p.sold) as what
        from search_docs d join products p on p.id = d.product_id where d.sold <> p.sold`,
    },
    {
      name: 'every published product has a search row, and no other',
      broken: sql`select coalesce(p.id, d.product_id)::text as key, format('published %s', p.is_published) as what
        from products p full join search_docs d on d.product_id = p.id
        where coalesce(p.is_published, false) <> (d.product_id is not null)`,
    },
    {
      name: 'every word of a search row is known to the repair of typed words',
      broken: sql`select d.product_id::text as key, word as what from search_docs d, string_to_table(trim(d.plain), ' ') as known (word)
        where word not in ('', '|') and length(word) <= 40 and length(d.plain) < 2000
          and not exists (select 1 from search_words w where w.word = known.word)`,
    },
  ],
  computed: [
    {
      name: 'a search row is what it would be if it were written now',
      reads: DOC_READS,
      changesByClock: true,
      find: async (db) => {
        const stale = await findStaleDocs(db, { among: await findDoubtfulProducts(db, DOC_READS), folded })
        return stale.map(({ id, columns }) => ({ key: String(id), what: columns.join(', ') }))
      },
    },
    {
      name: 'what a search reads of a product is what the product says',
      reads: TEXT_READS,
      find: async (db) => {
        const stale = await findStaleTexts(db, await findChangedTexts(db, await findDoubtfulProducts(db, TEXT_READS)))
        return stale.map((id) => ({ key: String(id), what: 'lexemes' }))
      },
    },
  ],
}
