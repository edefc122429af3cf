import type { ProductDetail } from '@tq/contract/catalog.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'
import { usePart } from '../../../lib/use-part.ts'
import type { OwnedBookParts } from './owned-book.tsx'

/**
 * What stands in place of the buttons for whoever has this e-book already; null until that is known, and when it could not be asked.
 * Visitors load nothing of it.
 */
export function useOwnedBook({ id, kind }: Pick<ProductDetail, 'id' | 'kind'>): OwnedBookParts | null {
  const { answer, isOld } = usePart(() => ask(id, kind), id)
  return isOld ? null : answer
}

async function ask(id: number, kind: ProductDetail['kind']): Promise<OwnedBookParts | null> {
  if (kind !== 'digital' || !storedToken()) return null
  try {
    return await (await import('./owned-book.tsx')).findOwnedBook(id)
  } catch {
    return null
  }
}
