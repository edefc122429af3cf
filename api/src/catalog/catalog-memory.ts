import type { KnownProducts } from './beside/known-products.ts'
import type { CardMemory } from './card-memory.ts'
import type { ColumnMemory } from './columns/column-memory.ts'

/** What this process keeps of the catalogue, for whoever shows books beside it. */
export interface CatalogMemory {
  cards: CardMemory
  columns: ColumnMemory
  known: KnownProducts
  /** Whether it is told of every invalidation at the moment. */
  setListening(isOn: boolean): void
}
