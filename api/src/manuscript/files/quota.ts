import { AppError } from '@tq/contract/errors.ts'
import { MOST_BYTES_A_DAY } from '@tq/contract/manuscript/files.ts'
import type { Db } from '@tq/db/database.ts'
import { consumeOrThrow, networkOf, restore, tryConsumeAll } from '../../http/limit/rate-limit.ts'

const MEGABYTE = 1024 ** 2
const A_DAY = { most: MOST_BYTES_A_DAY / MEGABYTE, seconds: 24 * 60 * 60 }
/** Forms with files, and files that come in parts: looking into each takes a processor, also of what is then refused. */
const IN_AN_HOUR = { most: 120, seconds: 60 * 60 }

/** Who uploads: an account, or the network of a guest. */
export interface Uploader {
  userId: string | null
  address: string
  /** Off: guests of one network are not counted. */
  limitsNetworks: boolean
}

const nameOf = ({ userId, address, limitsNetworks }: Uploader) => userId ?? (limitsNetworks ? networkOf(address) : null)
const megabytesOf = (bytes: number) => Math.ceil(bytes / MEGABYTE)

/** Counts what somebody uploads in a day, in whole megabytes. What is refused is not counted. */
export async function countBytes(db: Db, uploader: Uploader, bytes: number): Promise<void> {
  const [name, wanted] = [nameOf(uploader), megabytesOf(bytes)]
  if (!name || wanted === 0) return
  if (!(await tryConsumeAll(db, `manuscript-bytes:${name}`, A_DAY, wanted))) throw new AppError('MANUSCRIPT_DAY_FULL')
}

/** Of an upload that was announced and cancelled: what never came. */
export async function returnBytes(db: Db, uploader: Uploader, { announced, came }: Record<'announced' | 'came', number>) {
  const name = nameOf(uploader)
  if (name) await restore(db, `manuscript-bytes:${name}`, megabytesOf(announced) - megabytesOf(came))
}

/** Before a byte of a file is taken. */
export async function countUpload(db: Db, uploader: Uploader): Promise<void> {
  const name = nameOf(uploader)
  if (name) await consumeOrThrow(db, `manuscript-uploads:${name}`, IN_AN_HOUR)
}
