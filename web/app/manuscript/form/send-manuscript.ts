import { createDraft } from '@tq/contract/manuscript/draft.ts'
import { call } from '../../lib/browser-call.ts'
import type { DraftDesk } from './draft/draft.ts'
import { keepReceipt } from './draft/receipt-store.ts'
import { namedCoAuthors } from './draft/values.ts'

/** Gives the code of what the press has received. Nothing of the draft is left in the browser then. */
export async function sendManuscript(desk: DraftDesk): Promise<string> {
  const { title, authorEmail: email } = desk.state.get().values
  const { data } = await call(createDraft, { body: bodyOf(desk), files: {} })
  keepReceipt({ ...data, title, email })
  desk.finish()
  return data.code
}

function bodyOf(desk: DraftDesk) {
  const { id, values } = desk.state.get()
  const { coAuthors: _, holdsRights: __, isNotElsewhere: ___, kind, field, ...texts } = values
  const uploads = desk.uploader.rows
    .get()
    .flatMap(({ id: upload, role, state }) => (state === 'done' ? [{ id: upload, role }] : []))
  return {
    ...texts,
    ...{ requestKey: desk.requestKey(), ...(id ? { id } : {}), kind: kind || 'other', field: field || 'other' },
    ...{ coAuthors: JSON.stringify(namedCoAuthors(values)), uploads: JSON.stringify(uploads) },
    holdsRights: 'true' as const,
    isNotElsewhere: 'true' as const,
  }
}
