import { reportPageView } from '@tq/contract/content/visits.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { addExam } from '../../exam/testing/add-exam.ts'
import { sitAs } from '../../exam/testing/sit.ts'
import { createShortLink } from '../../links/short-link.ts'
import { sendNewsletter } from '../../newsletter/issues.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { storeFile } from '../../storage/store-file.ts'
import { TEST_SETTINGS } from '../settings.ts'
import { staffActorIn } from '../staff-actor.ts'
import type { Till } from './orders.ts'

export const LEFT_VIDEOS = { killed: 'v1d3aa0000000001', stopped: 'v1d3aa0000000002' }

/**
 * What passers-by leave behind: a page that was looked at, a printed code that was scanned, a notice that somebody made up. And staff: a
 * video whose worker was killed, which turns out to be none, and an upload that nobody went on with. And a learner, who closed the page
 * in the middle of an exam. And the newsletter, which staff have just sent.
 */
export async function leaveTraces({ api, db, BOOK }: Till): Promise<void> {
  await api.call(reportPageView, { body: { pattern: '/san-pham/:id', device: 'phone', LCP: 1_200 } })
  const link = { kind: 'p', targetType: 'product', target: String(BOOK), note: 'bìa bốn' } as const
  const code = await createShortLink(db, { ...link, actor: await staffActorIn(db) }, TEST_SETTINGS)
  await api.server.inject(`/p/${code}`)
  await api.server.inject('/api/payment/vnpay/ipn?vnp_TxnRef=GIA&vnp_SecureHash=00')
  await sendNewsletter(db, { name: '2026-11', subject: 'Sách mới', text: 'Chào bạn', actor: await staffActorIn(db) })
  const exam = await addExam(db)
  await sitAs(api, await addPerson(db)).start(exam.id)
  const { hash } = await storeFile(db, api.files, [Buffer.from('không phải video')], { mediaType: 'video/mp4', mostBytes: 100 })
  await db.insert(videos).values([
    { id: LEFT_VIDEOS.killed, fileName: 'bai-1.mp4', state: 'processing', sourceHash: hash },
    { id: LEFT_VIDEOS.stopped, fileName: 'bai-2.mp4', state: 'uploading' },
  ])
}
