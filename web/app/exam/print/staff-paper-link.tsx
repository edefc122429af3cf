import { session } from '../../lib/state/session.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { paperUrl } from './codes.ts'

/** Staff find the paper of an exam on its own page; nobody else sees the way. */
export function StaffPaperLink({ examId }: { examId: number }) {
  const { roles } = session.use()
  if (!roles.some((role) => role !== 'user')) return null
  return (
    <p>
      <LinkButton to={paperUrl(examId)}>In đề giấy</LinkButton>
    </p>
  )
}
