import type { ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import {
  BookCheck,
  BookOpen,
  Check,
  CircleX,
  FilePen,
  Inbox,
  type LucideIcon,
  PencilLine,
  Search,
  Stamp,
  Undo2,
} from 'lucide-react'
import { Tag, type TagProps } from '../../ui/mark/tag.tsx'

/** Whose turn it is shows in the colour: vàng the author's, lam the house's. */
const LOOKS: Record<ManuscriptState, [tone: NonNullable<TagProps['tone']>, icon: LucideIcon]> = {
  draft: ['plain', FilePen],
  received: ['lam', Inbox],
  papersRequested: ['vang', PencilLine],
  underReview: ['lam', Search],
  revisionRequested: ['vang', PencilLine],
  revised: ['lam', Inbox],
  accepted: ['luc', Check],
  rejected: ['son', CircleX],
  editing: ['lam', BookOpen],
  procedures: ['lam', Stamp],
  published: ['luc', BookCheck],
  withdrawn: ['plain', Undo2],
}

/** Where a manuscript stands, in the server's words. */
export function StatePill({ state, stateName }: { state: ManuscriptState; stateName: string }) {
  const [tone, Icon] = LOOKS[state]
  return (
    <Tag tone={tone} icon={<Icon size="1.4rem" aria-hidden="true" />}>
      {stateName}
    </Tag>
  )
}
