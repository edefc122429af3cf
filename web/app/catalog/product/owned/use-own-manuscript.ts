import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { ReactNode } from 'react'
import { storedToken } from '../../../lib/state/stored-token.ts'
import { usePart } from '../../../lib/use-part.ts'

/** Asked in the browser of a member, since the page is everybody's; visitors load nothing of it. Courses come from no manuscript. */
export function useOwnManuscript({ id, kind }: Pick<ProductDetail, 'id' | 'kind'>): ReactNode {
  const { answer, isOld } = usePart(() => ask(id, kind), id)
  return isOld ? null : answer
}

async function ask(id: number, kind: ProductDetail['kind']): Promise<ReactNode> {
  if (kind === 'course' || !storedToken()) return null
  try {
    return await (await import('./own-manuscript.tsx')).findOwnManuscript(id)
  } catch {
    return null
  }
}
