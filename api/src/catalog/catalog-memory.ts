import type { CardMemory } from './card-memory.ts'
import type { ColumnMemory } from './columns/column-memory.ts'
import type { IsKnown } from './product.ts'

/** What this process keeps of the catalogue, for whoever shows books beside it. */
export interface CatalogMemory {
  cards: CardMemory
  columns: ColumnMemory
  /** Tells which products are in it. */
  isKnown: IsKnown
}
