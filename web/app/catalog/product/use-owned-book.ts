import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { Data } from '@tq/contract/endpoint.ts'
import { getDigitalProductOwned } from '@tq/contract/my-library.ts'
import { call } from '../../lib/browser-call.ts'
import { storedToken } from '../../lib/state/session.ts'
import { usePart } from '../../lib/use-part.ts'

export type OwnedBook = Data<typeof getDigitalProductOwned>

/** The e-book that is sold here, if it is theirs already; null until that is known, and when it could not be asked. */
export function useOwnedBook({ id, kind }: Pick<ProductDetail, 'id' | 'kind'>): OwnedBook | null {
  const { answer, isOld } = usePart(() => ask(id, kind), id)
  return isOld ? null : answer
}

async function ask(id: number, kind: ProductDetail['kind']): Promise<OwnedBook | null> {
  if (kind !== 'digital' || !storedToken()) return null
  try {
    return (await call(getDigitalProductOwned, { params: { productSaleId: id } })).data
  } catch {
    return null
  }
}
