import * as account from './account.ts'
import * as bulk from './bulk.ts'
import * as cart from './cart.ts'
import * as author from './catalog/author.ts'
import * as feedback from './catalog/feedback.ts'
import * as releaseDay from './catalog/release-day.ts'
import * as series from './catalog/series.ts'
import * as catalog from './catalog.ts'
import * as contact from './content/contact.ts'
import * as home from './content/home.ts'
import * as links from './content/links.ts'
import * as news from './content/news.ts'
import * as content from './content/pages.ts'
import * as visits from './content/visits.ts'
import * as attempt from './exam/attempt.ts'
import * as bank from './exam/bank.ts'
import * as exam from './exam/exam.ts'
import * as paper from './exam/paper.ts'
import * as staffExam from './exam/staff-exam.ts'
import type { Endpoint } from './http/endpoint.ts'
import * as certificate from './learning/certificate.ts'
import * as course from './learning/course.ts'
import * as documents from './learning/documents.ts'
import * as lesson from './learning/lesson.ts'
import * as lessonChanges from './learning/lesson-changes.ts'
import * as notes from './learning/notes.ts'
import * as progress from './learning/progress.ts'
import * as questions from './learning/questions.ts'
import * as textbook from './learning/textbook.ts'
import * as video from './learning/video.ts'
import * as manuscriptDraft from './manuscript/draft.ts'
import * as manuscriptReview from './manuscript/review-form.ts'
import * as staffManuscript from './manuscript/staff-manuscript.ts'
import * as myLibrary from './my-library.ts'
import * as newsletter from './newsletter.ts'
import * as order from './order.ts'
import * as productQuestions from './product-questions.ts'
import * as affiliate from './promotion/affiliate.ts'
import * as promotion from './promotion/codes.ts'
import * as book from './reading/book.ts'
import * as bookVersion from './reading/book-version.ts'
import * as copy from './reading/copy.ts'
import * as marks from './reading/marks.ts'
import * as misprint from './reading/misprint.ts'
import * as restock from './restock.ts'
import * as review from './review.ts'
import * as staff from './staff/audit.ts'
import * as wish from './wish.ts'

/** Every endpoint there is: the OpenAPI page and the tests read the contract through this list. */
export const ENDPOINTS: Endpoint[] = [
  account,
  affiliate,
  attempt,
  author,
  bank,
  book,
  bookVersion,
  bulk,
  cart,
  catalog,
  certificate,
  contact,
  content,
  copy,
  course,
  documents,
  exam,
  feedback,
  home,
  lesson,
  lessonChanges,
  manuscriptDraft,
  manuscriptReview,
  myLibrary,
  links,
  marks,
  misprint,
  news,
  newsletter,
  notes,
  order,
  paper,
  productQuestions,
  progress,
  promotion,
  questions,
  releaseDay,
  restock,
  review,
  series,
  staff,
  staffExam,
  staffManuscript,
  textbook,
  video,
  visits,
  wish,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
