import type { Db } from '../../../src/database.ts'
import { withDependents } from '../../../src/search/search-index.ts'
import { hasMovableClock } from '../../clock.ts'
import { findChangedTables, findWrittenRows } from './changed-tables.ts'

/** Tables with a row a product at most, and how it is called there. */
const OF_ONE_PRODUCT = { products: 'id', search_docs: 'product_id', search_texts: 'product_id', stock: 'product_id' }

/**
 * Products whose search rows may not follow from their sources any more: something that is theirs alone was written to, or something
 * of one they depend on. Computing those of all products anew would cost every test file a tenth of a second. Null: any of them, since
 * something was written to that many share, such as a name, or the clock may have been moved.
 */
export async function findDoubtfulProducts(db: Db, reads: string[]): Promise<number[] | null> {
  const shared = reads.filter((table) => !(table in OF_ONE_PRODUCT))
  if ((await hasMovableClock(db)) || (await findChangedTables(db, shared)).size) return null
  const written = await findWrittenRows(db, OF_ONE_PRODUCT)
  return written && withDependents(db, written)
}
