import { ApiError } from '@tq/contract/errors.ts'
import { getDraft, uploadDraftFile } from '@tq/contract/manuscript/draft.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { createUploader, type Uploader, type UploadRow } from '../../parts/upload/uploader.ts'
import { useManuscript } from '../manuscript-context.ts'
import { keepRows, keptRows } from './kept-rows.ts'

/** Sends files in parts; each goes into the open round as soon as all of it has arrived. */
export function useRoundUploader(): Uploader {
  const open = useManuscript()
  const latest = useRef(open)
  latest.current = open
  const [uploader] = useState(() =>
    createUploader({
      known: () => latest.current.manuscript.files.filter(({ isSent }) => !isSent),
      onArrived: (row) => putIntoRound(row, latest.current),
    }),
  )
  const { id } = open.manuscript
  useEffect(() => {
    uploader.restore(keptRows(id))
    const stopKeeping = uploader.rows.subscribe(() => keepRows(id, uploader.rows.get()))
    return () => {
      stopKeeping()
      uploader.stop()
    }
  }, [uploader, id])
  return uploader
}

async function putIntoRound(row: UploadRow, { manuscript, guestKey, show }: ReturnType<typeof useManuscript>): Promise<'gone'> {
  const { id } = manuscript
  try {
    const uploads = JSON.stringify([{ id: row.id, role: row.role }])
    await show((await call(uploadDraftFile, { query: { key: guestKey }, body: { id, uploads }, files: {} })).data)
    return 'gone'
  } catch (error) {
    // The desk takes no files any more: shown as it stands, and the row says why.
    if (error instanceof ApiError && error.status === 409)
      await call(getDraft, { params: { id }, query: { key: guestKey } }).then(({ data }) => show(data))
    throw error
  }
}
