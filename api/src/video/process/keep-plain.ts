import type { Readable } from 'node:stream'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import type { StoredFile } from '../../storage/store-file.ts'
import { failVideo, readyVideo } from './finish-video.ts'
import type { ProcessDeps } from './process-deps.ts'
import { readMp4 } from './read-mp4.ts'

const MISSING = 'Máy chủ chưa có ffmpeg'

/** Without ffmpeg an MP4 is played as it came; nothing else can be. Staff are told once. */
export async function keepPlain({ db, files }: ProcessDeps, id: string, source: StoredFile): Promise<void> {
  const read = async (start: number, end: number) => whole(await files.read(source.hash, { start, end }))
  const facts = source.mediaType === 'video/mp4' ? await readMp4(read, source.bytes) : null
  await raiseStaffAlert(db, {
    ...{ kind: 'ffmpegMissing', ref: 'ffmpeg' },
    text: `${MISSING}: video tải lên chỉ phát được nguyên tệp MP4. Hãy cài ffmpeg hoặc đặt FFMPEG_PATH, rồi xử lý lại.`,
  })
  if (!facts) return failVideo(db, id, `${MISSING} nên chỉ nhận tệp MP4 xem được ngay trên web.`)
  await readyVideo(db, id, {
    ...{ ...facts, mp4Hash: source.hash, key: null, renditions: [] },
    note: `${MISSING}: video phát nguyên tệp, không có các mức nét và ảnh xem trước.`,
  })
}

async function whole(stream: Readable | null): Promise<Buffer> {
  if (!stream) throw new Error('the source is missing')
  return Buffer.concat(await stream.toArray())
}
