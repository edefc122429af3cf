import type { ExamKind } from '@tq/contract/enums.ts'

interface Sat {
  kind: ExamKind
  /** `slug.id` */
  address: string
}

/** For everybody: rules and structure. */
export const startUrl = ({ kind, address }: Sat): string => (kind === 'exam' ? `/exam/${address}` : `/bai-tap/${address}`)

/** One's own: the open attempt, what was done before. */
export const ownUrl = ({ kind, address }: Sat): string =>
  kind === 'exam' ? `/bai-kiem-tra/${address}` : `/bai-tap-cua-toi/${address}`

/** Inside the mobile app, without the site's frame; by the number alone. SPEC §2.3 writes the E of `myExercise` large. */
export const bareStartUrl = ({ kind, id }: { kind: ExamKind; id: number }): string => `/mobile/${kind}/${id}`
export const bareOwnUrl = ({ kind, id }: { kind: ExamKind; id: number }): string =>
  kind === 'exam' ? `/mobile/myexam/${id}` : `/mobile/myExercise/${id}`

/** Views of what is one's own, below either of its addresses. */
export const attemptUrl = (own: string): string => `${own}/lam-bai`
export const reviewUrl = (own: string, attemptId: string): string => `${own}/xem-lai/${attemptId}`
export const ownPaperUrl = (own: string, attemptId: string): string => `${own}/in-de/${attemptId}`
export const resultUrl = (own: string, attemptId: string): string => `${own}?lan=${attemptId}`

/** The summary is a place in the attempt's page: it opens without the network, and the back button leaves it. */
export const SUMMARY_HASH = '#tom-tat'
export const questionHash = (number: number): string => `#cau-${number}`
