/**
 * Every list of values about manuscripts that is stored or crosses HTTP, as contract/src/enums.ts for all others: imports nothing, and
 * values are only ever added.
 */

/** What each means, who may do what in it and where that leads: states.ts beside this. */
export const MANUSCRIPT_STATES = [
  'draft',
  'received',
  'papersRequested',
  'underReview',
  'revisionRequested',
  'revised',
  'accepted',
  'rejected',
  'editing',
  'procedures',
  'published',
  'withdrawn',
] as const
export type ManuscriptState = (typeof MANUSCRIPT_STATES)[number]
/** Who acts on a manuscript; `system`: a job, such as the scan for viruses. */
export const MANUSCRIPT_SIDES = ['author', 'staff', 'reviewer', 'system'] as const
export type ManuscriptSide = (typeof MANUSCRIPT_SIDES)[number]
/** Giáo trình, chuyên khảo, tham khảo, sách dịch, kỷ yếu, thiếu nhi. */
export const MANUSCRIPT_KINDS = ['textbook', 'monograph', 'reference', 'translation', 'proceedings', 'children', 'other'] as const
export type ManuscriptKind = (typeof MANUSCRIPT_KINDS)[number]
export const MANUSCRIPT_FIELDS = [
  'naturalSciences',
  'technology',
  'medicine',
  'agriculture',
  'socialSciences',
  'humanities',
  'economics',
  'law',
  'education',
  'languages',
  'arts',
  'other',
] as const
export type ManuscriptField = (typeof MANUSCRIPT_FIELDS)[number]
/** In whose name it is sent. */
export const MANUSCRIPT_STANDINGS = ['person', 'group', 'organisation'] as const
export type ManuscriptStanding = (typeof MANUSCRIPT_STANDINGS)[number]
export const MANUSCRIPT_FORMATS = ['print', 'digital', 'both'] as const
export type ManuscriptFormat = (typeof MANUSCRIPT_FORMATS)[number]
/** What an author's file is. */
export const AUTHOR_FILE_ROLES = ['manuscript', 'outline', 'figures', 'cv', 'appraisal', 'rights', 'reply', 'other'] as const
export type AuthorFileRole = (typeof AUTHOR_FILE_ROLES)[number]
/** What the house gives back: the edited text, and the pages as they will be printed. */
export const STAFF_FILE_ROLES = ['edited', 'proof'] as const
export type StaffFileRole = (typeof STAFF_FILE_ROLES)[number]
export const MANUSCRIPT_FILE_ROLES = [...AUTHOR_FILE_ROLES, ...STAFF_FILE_ROLES] as const
export type ManuscriptFileRole = (typeof MANUSCRIPT_FILE_ROLES)[number]
/** `unscanned`: the operator has no scanner; `failed`: the scanner could not read it. */
export const SCAN_STATES = ['unscanned', 'scanning', 'clean', 'infected', 'failed'] as const
export type ScanState = (typeof SCAN_STATES)[number]
export const REVIEW_STATES = ['invited', 'accepted', 'declined', 'submitted', 'cancelled'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
/** Each is marked from 1 to 5. */
export const REVIEW_CRITERIA = ['originality', 'accuracy', 'structure', 'language', 'usefulness'] as const
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]
export const RECOMMENDATIONS = ['accept', 'minor', 'major', 'reject'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]
/** Registration, decision, ISBN and legal deposit: what the law asks for before and after a book is printed. */
export const PUBLICATION_STEPS = ['registration', 'decision', 'isbn', 'deposit'] as const
export type PublicationStep = (typeof PUBLICATION_STEPS)[number]
export const MANUSCRIPT_MESSAGES = ['message', 'moreTime', 'proofApproved', 'proofChanges'] as const
export type ManuscriptMessage = (typeof MANUSCRIPT_MESSAGES)[number]
/** Every letter about a manuscript; to whom: states.ts beside this. */
export const MANUSCRIPT_LETTERS = [
  'receipt',
  'coAuthorNamed',
  'link',
  'papersRequested',
  'papersReceived',
  'underReview',
  'revisionRequested',
  'revisionReceived',
  'accepted',
  'rejected',
  'reopened',
  'editing',
  'houseFile',
  'procedures',
  'published',
  'withdrawn',
  'houseMessage',
  'newDueDay',
  'dueSoon',
  'overdue',
  'virusFound',
  'newManuscript',
  'newPapers',
  'newRevision',
  'authorMessage',
  'moreTimeAsked',
  'proofAnswered',
  'authorWithdrew',
  'authorLate',
  'assigned',
  'reviewerAnswered',
  'reviewReturned',
  'reviewInvitation',
  'reviewReminder',
  'reviewLate',
  'reviewCancelled',
  'reviewThanks',
] as const
export type ManuscriptLetter = (typeof MANUSCRIPT_LETTERS)[number]
