import type { ColumnMemory } from '../columns/column-memory.ts'
import type { BesideMemory, BesidePart } from './beside-memory.ts'

/** What is known of products without asking the database. False: it has to be asked. */
export interface KnownProducts {
  /** There is such a product. */
  isKnown(productId: number): Promise<boolean>
  /** There is, and nothing of that kind stands beside it. */
  hasNone(productId: number, part: BesidePart): Promise<boolean>
}

export function knownProducts(columns: ColumnMemory, beside: BesideMemory): KnownProducts {
  const isKnown = async (id: number) => (await columns.get())?.has(id) ?? false
  return { isKnown, hasNone: async (id, part) => !beside.mayHave(id, part) && (await isKnown(id)) }
}
