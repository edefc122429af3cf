import type { CourseText } from '../course-text.ts'
import { EVERYDAY_CONTRACTS } from './economics-law/everyday-contracts.ts'
import { INTEREST_AND_LOANS } from './economics-law/interest-and-loans.ts'
import { STATISTICS_WITH_R } from './economics-law/statistics-with-r.ts'
import { FIRST_AID } from './health/first-aid.ts'
import { READING_RISK } from './health/reading-risk.ts'
import { USING_MEDICINES } from './health/using-medicines.ts'
import { CLEAR_SENTENCES } from './humanities/clear-sentences.ts'
import { LINE_EDITING } from './humanities/line-editing.ts'
import { NOM_SCRIPT } from './humanities/nom-script.ts'
import { ORAL_HISTORY } from './humanities/oral-history.ts'
import { BASIC_CHINESE } from './languages/basic-chinese.ts'
import { ENGLISH_DICTATION } from './languages/english-dictation.ts'
import { READING_ENGLISH_PAPERS } from './languages/reading-english-papers.ts'
import { CALCULUS_AGAIN } from './science/calculus-again.ts'
import { QUANTUM_MECHANICS } from './science/quantum-mechanics.ts'
import { RICE_FIELDS } from './science/rice-fields.ts'
import { SCHOOL_BIRDS } from './science/school-birds.ts'
import { CITING } from './study-skills/citing.ts'
import { READING_THICK_BOOKS } from './study-skills/reading-thick-books.ts'
import { SELF_TESTING } from './study-skills/self-testing.ts'
import { NETWORKS } from './technology/networks.ts'
import { ONLINE_SAFETY } from './technology/online-safety.ts'
import { SPREADSHEETS } from './technology/spreadsheets.ts'
import { SQL_QUESTIONS } from './technology/sql.ts'

/** Subjects of the digital library, in the order they are shown. */
export const LIBRARY_CATEGORIES = [
  'Công nghệ thông tin',
  'Ngoại ngữ',
  'Khoa học tự nhiên',
  'Xã hội và nhân văn',
  'Y – Dược',
  'Kinh tế và luật',
  'Kỹ năng học',
] as const

/** In the order of their ids, which printed codes hold: the next one comes at the end. */
export const LIBRARY_COURSES: { category: (typeof LIBRARY_CATEGORIES)[number]; text: CourseText }[] = [
  { category: 'Y – Dược', text: FIRST_AID },
  { category: 'Kỹ năng học', text: READING_THICK_BOOKS },
  { category: 'Kỹ năng học', text: CITING },
  { category: 'Công nghệ thông tin', text: SPREADSHEETS },
  { category: 'Khoa học tự nhiên', text: SCHOOL_BIRDS },
  { category: 'Xã hội và nhân văn', text: CLEAR_SENTENCES },
  { category: 'Khoa học tự nhiên', text: RICE_FIELDS },
  { category: 'Công nghệ thông tin', text: ONLINE_SAFETY },
  { category: 'Khoa học tự nhiên', text: CALCULUS_AGAIN },
  { category: 'Ngoại ngữ', text: BASIC_CHINESE },
  { category: 'Kinh tế và luật', text: STATISTICS_WITH_R },
  { category: 'Xã hội và nhân văn', text: NOM_SCRIPT },
  { category: 'Khoa học tự nhiên', text: QUANTUM_MECHANICS },
  { category: 'Kinh tế và luật', text: EVERYDAY_CONTRACTS },
  { category: 'Xã hội và nhân văn', text: LINE_EDITING },
  { category: 'Công nghệ thông tin', text: NETWORKS },
  { category: 'Ngoại ngữ', text: READING_ENGLISH_PAPERS },
  { category: 'Ngoại ngữ', text: ENGLISH_DICTATION },
  { category: 'Y – Dược', text: USING_MEDICINES },
  { category: 'Y – Dược', text: READING_RISK },
  { category: 'Kinh tế và luật', text: INTEREST_AND_LOANS },
  { category: 'Công nghệ thông tin', text: SQL_QUESTIONS },
  { category: 'Kỹ năng học', text: SELF_TESTING },
  { category: 'Xã hội và nhân văn', text: ORAL_HISTORY },
]
