import type { FileVersion, ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { EMPTY, type Values } from './values.ts'

export interface DraftState {
  /** `loginNeeded`: it is a member's, and nobody is logged in. `sent`: the press has it already. */
  phase: 'loading' | 'failed' | 'missing' | 'loginNeeded' | 'sent' | 'ready'
  failure: string
  isMember: boolean
  id: string | null
  values: Values
  /** On the server, in the round that is not sent. */
  files: FileVersion[]
  saving: 'nothing' | 'waiting' | 'saved' | 'failed' | 'unkept'
  savedAt: number
  /** Why it is not saved; empty where fields are at fault. */
  words: string
  /** The fields that the server did not take. */
  refused: readonly string[]
  /** Written elsewhere meanwhile: somebody chooses. */
  other: { values: Values; detail: ManuscriptDetail | null; stamp: string } | null
}

export const FIRST: DraftState = {
  ...{ phase: 'loading', failure: '', isMember: false, id: null, values: EMPTY, files: [] },
  ...{ saving: 'nothing', savedAt: 0, words: '', refused: [], other: null },
}
