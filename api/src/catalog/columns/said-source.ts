import { PRODUCT_KINDS, type ProductKind } from '@tq/contract/enums.ts'
import type { SaidSource } from '../search/said/said-words.ts'
import type { Titles } from '../search/titles/find-titles.ts'
import type { Columns } from './columns.ts'

const NO_SHELVES: number[] = []

/** What queries over `search_texts` ask besides words, from the columns as they are now. */
export function saidSource(columns: Columns, { accented, marked, words }: Titles): SaidSource {
  const { branches, category, kind, parentOf, slotsBy } = columns
  const isOnShelf = (slot: number, id: number) => {
    const own = category[slot] as number
    return own === id || parentOf.get(own) === id
  }
  return {
    marked,
    idOf: (slot) => columns.id[slot] as number,
    slotOf: (id) => columns.slotOf.get(id),
    titled: (plain) => words.having(plain),
    titledPlain: (word) => words.reader(word),
    titledMarked: (word) => accented.reader(word),
    isOnShelf,
    onShelf: (id) => slotsBy.categories(branches.get(id) ?? NO_SHELVES),
    isOfKind: (slot, name) => kind[slot] === PRODUCT_KINDS.indexOf(name as ProductKind),
    ofKind: (name) => slotsWith(kind, PRODUCT_KINDS.indexOf(name as ProductKind)),
  }
}

function slotsWith(column: Uint8Array, value: number): Int32Array {
  const slots = new Int32Array(column.length)
  let end = 0
  for (let slot = 0; slot < column.length; slot++) if (column[slot] === value) slots[end++] = slot
  return slots.subarray(0, end)
}
