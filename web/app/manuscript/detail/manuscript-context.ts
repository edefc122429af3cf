import type { ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { createContext, use } from 'react'

export interface OpenManuscript {
  manuscript: ManuscriptDetail
  /** A guest's; empty for members. */
  guestKey: string
  /** What a write answered, in the place of what the page showed. */
  show(changed: ManuscriptDetail): Promise<void>
}

export const ManuscriptContext = createContext<OpenManuscript | null>(null)

/** The manuscript that the page is about. */
export function useManuscript(): OpenManuscript {
  const open = use(ManuscriptContext)
  if (!open) throw new Error('outside the page of a manuscript')
  return open
}
