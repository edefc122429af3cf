import type { CourseText } from '@tq/db/seed/texts/learning/course-text.ts'
import { EVERYDAY_CONTRACTS } from '@tq/db/seed/texts/learning/library/economics-law/everyday-contracts.ts'
import { INTEREST_AND_LOANS } from '@tq/db/seed/texts/learning/library/economics-law/interest-and-loans.ts'
import { STATISTICS_WITH_R } from '@tq/db/seed/texts/learning/library/economics-law/statistics-with-r.ts'
import { FIRST_AID } from '@tq/db/seed/texts/learning/library/health/first-aid.ts'
import { READING_RISK } from '@tq/db/seed/texts/learning/library/health/reading-risk.ts'
import { USING_MEDICINES } from '@tq/db/seed/texts/learning/library/health/using-medicines.ts'
import { CLEAR_SENTENCES } from '@tq/db/seed/texts/learning/library/humanities/clear-sentences.ts'
import { LINE_EDITING } from '@tq/db/seed/texts/learning/library/humanities/line-editing.ts'
import { NOM_SCRIPT } from '@tq/db/seed/texts/learning/library/humanities/nom-script.ts'
import { ORAL_HISTORY } from '@tq/db/seed/texts/learning/library/humanities/oral-history.ts'
import { LIBRARY_COURSES } from '@tq/db/seed/texts/learning/library/index.ts'
import { BASIC_CHINESE } from '@tq/db/seed/texts/learning/library/languages/basic-chinese.ts'
import { ENGLISH_DICTATION } from '@tq/db/seed/texts/learning/library/languages/english-dictation.ts'
import { CALCULUS_AGAIN } from '@tq/db/seed/texts/learning/library/science/calculus-again.ts'
import { RICE_FIELDS } from '@tq/db/seed/texts/learning/library/science/rice-fields.ts'
import { CITING } from '@tq/db/seed/texts/learning/library/study-skills/citing.ts'
import { READING_THICK_BOOKS } from '@tq/db/seed/texts/learning/library/study-skills/reading-thick-books.ts'
import { SELF_TESTING } from '@tq/db/seed/texts/learning/library/study-skills/self-testing.ts'
import { NETWORKS } from '@tq/db/seed/texts/learning/library/technology/networks.ts'
import { ONLINE_SAFETY } from '@tq/db/seed/texts/learning/library/technology/online-safety.ts'
import { SPREADSHEETS } from '@tq/db/seed/texts/learning/library/technology/spreadsheets.ts'
import { SQL_QUESTIONS } from '@tq/db/seed/texts/learning/library/technology/sql.ts'
import { CALCULUS_IN_SIX_WEEKS } from '@tq/db/seed/texts/learning/sold/calculus-in-six-weeks.ts'
import { CHINESE_GREETINGS } from '@tq/db/seed/texts/learning/sold/chinese-greetings.ts'
import { DRAFTING_CONTRACTS } from '@tq/db/seed/texts/learning/sold/drafting-contracts.ts'
import { ENGLISH_SOUNDS } from '@tq/db/seed/texts/learning/sold/english-sounds.ts'
import { FINANCIAL_STATEMENTS } from '@tq/db/seed/texts/learning/sold/financial-statements.ts'
import { FIRST_AID as CALM_FIRST_AID } from '@tq/db/seed/texts/learning/sold/first-aid.ts'
import { FIRST_PAPER } from '@tq/db/seed/texts/learning/sold/first-paper.ts'
import { FRIENDS_WITH_DATA } from '@tq/db/seed/texts/learning/sold/friends-with-data.ts'
import { HEART_ON_PAPER } from '@tq/db/seed/texts/learning/sold/heart-on-paper.ts'
import { READING_LAND_REGISTERS } from '@tq/db/seed/texts/learning/sold/reading-land-registers.ts'
import { SALT_WATER_FIELDS } from '@tq/db/seed/texts/learning/sold/salt-water-fields.ts'
import { STANDING_BEFORE_CLASS } from '@tq/db/seed/texts/learning/sold/standing-before-class.ts'
import { TALKING_WITH_DATA } from '@tq/db/seed/texts/learning/sold/talking-with-data.ts'
import { TEACHING_BY_PLAY } from '@tq/db/seed/texts/learning/sold/teaching-by-play.ts'

export interface DemoBookText {
  /** Of the e-book in the catalogue, and the name of its file. */
  productId: number
  name: string
  title: string
  parts: CourseText[]
  /** A table of names at its end, each with the pages it stands on. */
  hasIndex?: boolean
  allowsDownload?: boolean
}

const SOLD = [
  ...[CALCULUS_IN_SIX_WEEKS, CHINESE_GREETINGS, DRAFTING_CONTRACTS, ENGLISH_SOUNDS, FINANCIAL_STATEMENTS, CALM_FIRST_AID],
  ...[FIRST_PAPER, FRIENDS_WITH_DATA, HEART_ON_PAPER, READING_LAND_REGISTERS, SALT_WATER_FIELDS, STANDING_BEFORE_CLASS],
  ...[TALKING_WITH_DATA, TEACHING_BY_PLAY],
]

/** E-books of the catalogue that can be read in the demo. Their chapters are the press's own lessons. */
export const BOOK_TEXTS: DemoBookText[] = [
  {
    productId: 1002,
    name: 'toan-kinh-te',
    title: 'Toán cao cấp cho khối ngành Kinh tế',
    parts: [CALCULUS_AGAIN, CALCULUS_IN_SIX_WEEKS],
  },
  {
    productId: 1004,
    name: 'xac-suat-thong-ke',
    title: 'Xác suất và Thống kê ứng dụng',
    parts: [STATISTICS_WITH_R, READING_RISK],
    allowsDownload: true,
  },
  {
    productId: 1012,
    name: 'quan-ly-thoi-gian',
    title: 'Quản lý thời gian cho sinh viên xa nhà',
    parts: [READING_THICK_BOOKS, SELF_TESTING, CITING, FIRST_PAPER],
  },
  {
    productId: 1033,
    name: 'lang-xa-chau-tho',
    title: 'Làng xã châu thổ qua tư liệu địa bạ',
    parts: [READING_LAND_REGISTERS, ORAL_HISTORY, RICE_FIELDS],
    hasIndex: true,
    allowsDownload: true,
  },
  {
    productId: 1038,
    name: 'ngu-phap-thuc-hanh',
    title: 'Ngữ pháp tiếng Việt thực hành',
    parts: [CLEAR_SENTENCES, LINE_EDITING, NOM_SCRIPT],
  },
  {
    productId: 1062,
    name: 'ke-toan-nho',
    title: 'Kế toán hộ kinh doanh và doanh nghiệp nhỏ',
    parts: [FINANCIAL_STATEMENTS, INTEREST_AND_LOANS],
  },
  {
    productId: 1071,
    name: 'nghia-vu-hop-dong',
    title: 'Luật Dân sự 2: Nghĩa vụ và hợp đồng',
    parts: [EVERYDAY_CONTRACTS, DRAFTING_CONTRACTS],
  },
  {
    productId: 1084,
    name: 'phat-am-tieng-anh',
    title: 'Phát âm tiếng Anh cho người Việt',
    parts: [ENGLISH_SOUNDS, ENGLISH_DICTATION],
  },
  {
    productId: 1086,
    name: 'ngu-phap-tieng-han',
    title: 'Ngữ pháp tiếng Hán hiện đại',
    parts: [BASIC_CHINESE, CHINESE_GREETINGS],
  },
  { productId: 1119, name: 'thuc-hanh-sql', title: 'Thực hành SQL với PostgreSQL', parts: [SQL_QUESTIONS, SPREADSHEETS] },
  {
    productId: 1120,
    name: 'kho-du-lieu',
    title: 'Kho dữ liệu và khai phá dữ liệu',
    parts: [FRIENDS_WITH_DATA, TALKING_WITH_DATA],
  },
  { productId: 1121, name: 'an-toan-thong-tin', title: 'An toàn thông tin căn bản', parts: [ONLINE_SAFETY, NETWORKS] },
  { productId: 1142, name: 'cay-lua', title: 'Cây lúa và canh tác thích ứng', parts: [RICE_FIELDS, SALT_WATER_FIELDS] },
  {
    productId: 1145,
    name: 'day-hoc-du-an',
    title: 'Dạy học dự án ở trường phổ thông',
    parts: [TEACHING_BY_PLAY, STANDING_BEFORE_CLASS],
  },
  {
    productId: 1148,
    name: 'kiem-tra-danh-gia',
    title: 'Kiểm tra và đánh giá trong giáo dục',
    parts: [...LIBRARY_COURSES.map(({ text }) => text), ...SOLD],
  },
]

/** Comes as a PDF only. */
export const PDF_TEXT: DemoBookText = {
  productId: 1109,
  name: 'dieu-duong-co-ban',
  title: 'Điều dưỡng cơ bản',
  parts: [FIRST_AID, CALM_FIRST_AID, USING_MEDICINES, HEART_ON_PAPER],
  allowsDownload: true,
}
