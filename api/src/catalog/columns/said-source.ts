import { PRODUCT_KINDS, type ProductKind } from '@tq/contract/enums.ts'
import type { SaidSource } from '../search/said/said-words.ts'
import type { Titles } from '../search/titles/find-titles.ts'
import type { Columns } from './columns.ts'

/** What queries over `search_texts` ask besides words, from the columns as they are now. */
export function saidSource(columns: Columns, { marked, words }: Titles): SaidSource {
  const { category, kind, parentOf } = columns
  const isOnShelf = (slot: number, id: number) => {
    const own = category[slot] as number
    return own === id || parentOf.get(own) === id
  }
  return {
    marked,
    idOf: (slot) => columns.id[slot] as number,
    slotOf: (id) => columns.slotOf.get(id),
    titled: (plain) => words.having(plain),
    isOnShelf,
    onShelf(id) {
      const isOne = new Uint8Array(columns.lastCategory + 1)
      for (let shelf = 0; shelf <= columns.lastCategory; shelf++) if (shelf === id || parentOf.get(shelf) === id) isOne[shelf] = 1
      return slotsWith(category, isOne)
    },
    isOfKind: (slot, name) => kind[slot] === PRODUCT_KINDS.indexOf(name as ProductKind),
    ofKind(name) {
      const isOne = new Uint8Array(PRODUCT_KINDS.length)
      isOne[PRODUCT_KINDS.indexOf(name as ProductKind)] = 1
      return slotsWith(kind, isOne)
    },
  }
}

/** Slots whose value is one of these. */
function slotsWith(column: Int32Array | Uint8Array, isOne: Uint8Array): Int32Array {
  const slots = new Int32Array(column.length)
  let end = 0
  for (let slot = 0; slot < column.length; slot++) if (isOne[column[slot] as number] === 1) slots[end++] = slot
  return slots.subarray(0, end)
}
