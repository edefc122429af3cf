/**
 * Every list of values that is stored or crosses HTTP, once: the shapes, the types and the database's CHECKs (db/src/schema/table.ts)
 * read it here.
 * Imports nothing, so that `db`, which stands below the contract's shapes, may read it. Values are only ever added: rows hold them.
 */

export const STAFF_ROLES = ['staff', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
export const USER_ROLES = ['user', ...STAFF_ROLES] as const
export type UserRole = (typeof USER_ROLES)[number]
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing'] as const
/** Where somebody consented. */
export const CONSENT_CHANNELS = ['register', 'google', 'account'] as const
export const LOGIN_PROVIDERS = ['google'] as const
/** What a code in a letter is for. */
export const CODE_PURPOSES = ['activate', 'reset', 'email'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
/** Places of before and after July 2025: three levels, then two. */
export const GEOGRAPHY_SCHEMES = ['L2', 'L3'] as const

export const PRODUCT_KINDS = ['printed', 'digital', 'course', 'combo'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]
export const CONTRIBUTOR_ROLES = ['author', 'editor', 'translator', 'illustrator'] as const
/** KCT is "not subject to VAT", which the law keeps apart from 0 %. In the order of what is paid. */
export const VAT_CLASSES = ['KCT', '0', '5', '8', '10'] as const

export const CODE_FAMILIES = ['voucher', 'coupon'] as const
export type CodeFamily = (typeof CODE_FAMILIES)[number]
export const CODE_EFFECTS = ['percent', 'amount', 'shipping'] as const
export type CodeEffect = (typeof CODE_EFFECTS)[number]
export const SHIPPING_METHODS = ['standard', 'express'] as const

export const ORDER_STATUSES = [
  'awaitingPayment',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'partlyRefunded',
  'refunded',
  'needsAttention',
] as const
/** Programs of others that the buyer pays at. */
export const ONLINE_GATEWAYS = ['vnpay', 'epay'] as const
export type OnlineGateway = (typeof ONLINE_GATEWAYS)[number]
/** What a buyer may choose. */
export const CHOSEN_METHODS = [...ONLINE_GATEWAYS, 'cod', 'transfer'] as const
export type ChosenMethod = (typeof CHOSEN_METHODS)[number]
/** `none`: nothing was left to pay. */
export const PAYMENT_METHODS = [...CHOSEN_METHODS, 'none'] as const
export const STOCK_MOVES = ['hold', 'sell', 'release', 'return'] as const
export type StockMove = (typeof STOCK_MOVES)[number]
/** Counters that are compared with their rows every night. */
export const COUNT_CHECKS = ['stock', 'code', 'flash'] as const
export const INVOICE_BUYERS = ['company', 'person', 'stateUnit'] as const
/**
 * How far a buyer is known when the order is placed: by nothing that was proven, by a mailbox they have shown to be theirs
 * (an account), or by an order of theirs that was paid.
 */
export const BUYER_TRUSTS = ['guest', 'member', 'returning'] as const
export type BuyerTrust = (typeof BUYER_TRUSTS)[number]
export const ORDER_ACTORS = ['customer', 'staff', 'system', 'gateway'] as const
/** What staff may do that is written down: one name for each kind of write. */
export const AUDIT_ACTIONS = [
  'order.advance',
  'order.refund',
  'order.decideSuspect',
  'refund.close',
  'return.decide',
  'affiliate.decide',
  'payout.decide',
  'user.changeStanding',
  'product.changePrice',
  'product.changeReleaseDay',
  'author.change',
  'news.change',
  'entitlement.grant',
  'entitlement.revoke',
  'shortLink.create',
  'shortLink.withdraw',
  'video.upload',
  'video.retry',
  'video.remove',
  'lesson.change',
  'course.change',
  'question.answer',
  'question.hide',
  'certificate.revoke',
  'exam.change',
  'exam.allow',
  'exam.reopen',
  'exam.mark',
  'exam.regrade',
  'bank.import',
  'bank.change',
  'book.upload',
  'book.change',
  'book.retry',
  'misprint.decide',
  'manuscript.change',
  'manuscript.decide',
  'manuscript.note',
  'manuscript.write',
  'manuscript.addFile',
  'manuscript.step',
  'manuscript.invite',
  'manuscript.changeReview',
  'newsletter.send',
  'productQuestion.decide',
  'productQuestion.answer',
  'productAnswer.decide',
  'bulk.answer',
] as const
export const RETURN_STATUSES = ['open', 'accepted', 'refused', 'done'] as const

/** Where money comes from that we hear of; cash is not among them. */
export const PAYMENT_GATEWAYS = [...ONLINE_GATEWAYS, 'transfer'] as const
/** What a gateway says. `suspect`: money moved, but nothing may be handed over before a person looked. `unknown`: ask again. */
export const PAYMENT_OUTCOMES = ['paid', 'failed', 'pending', 'suspect', 'refunded', 'unknown'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]
/** How we heard of a payment. */
export const NOTICE_SOURCES = ['return', 'notification', 'query', 'refund', 'staff'] as const
export type NoticeSource = (typeof NOTICE_SOURCES)[number]
export const ATTEMPT_STATUSES = ['open', 'paid', 'failed', 'void', 'suspect'] as const
/** What goes back: an order's money, or money for an order that was paid or cancelled before. */
export const REFUND_KINDS = ['order', 'unexpected'] as const
/** `sending`: the gateway was asked, or was about to be, and its answer is not known. */
export const REFUND_STATUSES = ['requested', 'sending', 'accepted', 'done', 'refused'] as const

/** What a person must look at. */
export const ALERT_KINDS = [
  'returnAsked',
  'wrongAmount',
  'suspectPayment',
  'moneyTwice',
  'unknownPayment',
  'settleFailed',
  'gatewayMissing',
  'paymentUnclear',
  'transferDue',
  'refundByHand',
  'refundRefused',
  'refundUnknown',
  'countsDiffer',
  'largeHold',
  'filesUnknown',
  'videoFailed',
  'ffmpegMissing',
  'lessonQuestion',
  'essayWaits',
  'bookFailed',
  'misprint',
  'manuscriptVirus',
  'productQuestion',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Free in the digital library, sold as a product, or beside a textbook. */
export const COURSE_USES = ['library', 'sold', 'textbook'] as const
export type CourseUse = (typeof COURSE_USES)[number]
export const COURSE_LEVELS = ['basic', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof COURSE_LEVELS)[number]
export const LESSON_KINDS = ['video', 'text', 'audio', 'document'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]
/** Has seconds; everything else has a place in its text. */
export const isPlayed = (kind: LessonKind | SubChapterKind): kind is 'video' | 'audio' => kind === 'video' || kind === 'audio'
/** When a lesson counts as done: 90 % played, read to the end, its exercise passed. */
export const COMPLETION_RULES = ['watched', 'read', 'exercise'] as const
export type CompletionRule = (typeof COMPLETION_RULES)[number]
/** What stands in a textbook's tree; a heading opens nothing. */
export const SUB_CHAPTER_KINDS = ['heading', 'lesson', 'audio', 'video', 'exercise', 'page'] as const
export type SubChapterKind = (typeof SUB_CHAPTER_KINDS)[number]
export const VIDEO_STATES = ['uploading', 'processing', 'ready', 'failed'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

/** What an e-book comes as. */
export const BOOK_FORMATS = ['epub', 'pdf'] as const
export type BookFormat = (typeof BOOK_FORMATS)[number]
export const BOOK_STATES = ['processing', 'ready', 'failed'] as const
export type BookState = (typeof BOOK_STATES)[number]
/** Text that flows to the width of a screen, or pages that are drawn as they were set. */
export const BOOK_LAYOUTS = ['flowing', 'fixed'] as const
/** The book its owner reads, or what everybody may look into: other bytes. */
export const BOOK_PARTS = ['full', 'preview'] as const
export type BookPart = (typeof BOOK_PARTS)[number]
/** A place to come back to, or words that were marked, with a note or without. */
export const MARK_KINDS = ['bookmark', 'mark'] as const
export const MARK_COLOURS = ['yellow', 'green', 'blue', 'pink'] as const
export type MarkColour = (typeof MARK_COLOURS)[number]
export const MISPRINT_STATES = ['open', 'fixed', 'refused'] as const
export type MisprintState = (typeof MISPRINT_STATES)[number]
/** Of a copy that carries its buyer's mark. */
export const COPY_STATES = ['preparing', 'ready', 'failed'] as const

/** How a question is answered. A new one: docs/decisions/038-exams.md. */
export const QUESTION_TYPES = ['single', 'multiple', 'trueFalse', 'fillIn', 'numeric', 'matching', 'ordering', 'essay'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
/** Nhận biết, thông hiểu, vận dụng, vận dụng cao. */
export const QUESTION_LEVELS = ['recall', 'understand', 'apply', 'master'] as const
export type QuestionLevel = (typeof QUESTION_LEVELS)[number]
/** An exam belongs to a course, an exercise to a lesson. */
export const EXAM_KINDS = ['exam', 'exercise'] as const
export type ExamKind = (typeof EXAM_KINDS)[number]
/** `submitted`: closed, with a part that a person has to mark; `graded`: its mark is final; `abandoned`: taken back by staff, counts for nothing. */
export const EXAM_ATTEMPT_STATES = ['inProgress', 'submitted', 'graded', 'abandoned'] as const
export type ExamAttemptState = (typeof EXAM_ATTEMPT_STATES)[number]
/** Handed in, or closed because the time was over. */
export const ATTEMPT_CLOSERS = ['learner', 'clock', 'staff'] as const
/** What staff do to an attempt: open it again, or take it back. */
export const REOPENING_KINDS = ['reopen', 'abandon'] as const
/** What a learner may see of a closed attempt. */
export const REVIEW_FIELDS = ['score', 'answers', 'correctness', 'key', 'explanation'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]

/** Bought, given by a friend, opened for a class by its teacher, or by the press. */
export const ENTITLEMENT_SOURCES = ['order', 'gift', 'class', 'staff'] as const

export const AFFILIATE_STATUSES = ['pending', 'active', 'refused', 'closed'] as const
export const COMMISSION_STATUSES = ['pending', 'confirmed', 'paid', 'reversed'] as const
export const PAYOUT_STATUSES = ['requested', 'paid', 'refused'] as const

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
/** How a page felt, by the names browsers use. */
export const PAGE_METRICS = ['LCP', 'INP', 'TTFB', 'CLS'] as const
export const VISIT_METRICS = ['view', ...PAGE_METRICS] as const

export const BLOCK_KINDS = ['products', 'selection'] as const
/** Which books a block shows. */
export const BLOCK_FILLS = ['picked', 'newest', 'bestselling', 'digital'] as const
export const PANEL_KINDS = ['note', 'event'] as const
/** What a short link leads to. */
export const LINK_TARGETS = [
  'product',
  'news',
  'page',
  'landing',
  'address',
  'course',
  'lesson',
  'textbook',
  'subChapter',
] as const

/** What readers ask and answer about a product waits for staff; what was refused only its writer still sees. */
export const POST_STATES = ['pending', 'shown', 'refused'] as const
export type PostState = (typeof POST_STATES)[number]
/** Who answers: the press, or somebody who has bought it. */
export const ANSWER_ROLES = ['staff', 'buyer'] as const
export type AnswerRole = (typeof ANSWER_ROLES)[number]
