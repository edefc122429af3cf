import type { CourseText } from './learning/course-text.ts'
import { CALCULUS_IN_SIX_WEEKS } from './learning/sold/calculus-in-six-weeks.ts'
import { CHINESE_GREETINGS } from './learning/sold/chinese-greetings.ts'
import { DRAFTING_CONTRACTS } from './learning/sold/drafting-contracts.ts'
import { DRAWING_AT_HOME } from './learning/sold/drawing-at-home.ts'
import { ENGLISH_SOUNDS } from './learning/sold/english-sounds.ts'
import { FINANCIAL_STATEMENTS } from './learning/sold/financial-statements.ts'
import { FIRST_AID } from './learning/sold/first-aid.ts'
import { FIRST_PAPER } from './learning/sold/first-paper.ts'
import { FRIENDS_WITH_DATA } from './learning/sold/friends-with-data.ts'
import { HEART_ON_PAPER } from './learning/sold/heart-on-paper.ts'
import { PYTHON_STEP_BY_STEP } from './learning/sold/python-step-by-step.ts'
import { READING_LAND_REGISTERS } from './learning/sold/reading-land-registers.ts'
import { SALT_WATER_FIELDS } from './learning/sold/salt-water-fields.ts'
import { STANDING_BEFORE_CLASS } from './learning/sold/standing-before-class.ts'
import { TALKING_WITH_DATA } from './learning/sold/talking-with-data.ts'
import { TEACHING_BY_PLAY } from './learning/sold/teaching-by-play.ts'

/** A course as it is sold; what is taught in it stands in its text. */
export interface CourseProduct {
  text: CourseText
  categoryId: number
  price: number
  salePrice?: number
  sold?: number
  /** Printed books that come with it. */
  bookIds: number[]
}

export const COURSES: CourseProduct[] = [
  {
    text: READING_LAND_REGISTERS,
    categoryId: 13,
    price: 190_000,
    sold: 9,
    bookIds: [56, 58, 60],
  },
  {
    text: PYTHON_STEP_BY_STEP,
    categoryId: 46,
    price: 520_000,
    salePrice: 390_000,
    bookIds: [194, 195, 199],
  },
  {
    text: CHINESE_GREETINGS,
    categoryId: 33,
    price: 280_000,
    bookIds: [146, 147, 148],
  },
  {
    text: FIRST_AID,
    categoryId: 40,
    price: 120_000,
    bookIds: [175, 183],
  },
  {
    text: CALCULUS_IN_SIX_WEEKS,
    categoryId: 2,
    price: 350_000,
    bookIds: [1, 4, 7],
  },
  {
    text: FRIENDS_WITH_DATA,
    categoryId: 2,
    price: 380_000,
    salePrice: 299_000,
    bookIds: [5, 6, 79],
  },
  {
    text: FIRST_PAPER,
    categoryId: 5,
    price: 260_000,
    bookIds: [18, 19, 139],
  },
  {
    text: STANDING_BEFORE_CLASS,
    categoryId: 5,
    price: 180_000,
    bookIds: [20],
  },
  {
    text: FINANCIAL_STATEMENTS,
    categoryId: 22,
    price: 420_000,
    bookIds: [96, 101, 102],
  },
  {
    text: DRAFTING_CONTRACTS,
    categoryId: 27,
    price: 450_000,
    bookIds: [122, 130, 141],
  },
  {
    text: ENGLISH_SOUNDS,
    categoryId: 32,
    price: 290_000,
    bookIds: [143, 144],
  },
  {
    text: HEART_ON_PAPER,
    categoryId: 40,
    price: 480_000,
    bookIds: [171, 176],
  },
  {
    text: TALKING_WITH_DATA,
    categoryId: 47,
    price: 460_000,
    bookIds: [200, 201, 202],
  },
  {
    text: DRAWING_AT_HOME,
    categoryId: 75,
    price: 320_000,
    bookIds: [321, 325],
  },
  {
    text: SALT_WATER_FIELDS,
    categoryId: 56,
    price: 240_000,
    bookIds: [238, 240],
  },
  {
    text: TEACHING_BY_PLAY,
    categoryId: 60,
    price: 210_000,
    bookIds: [254, 255, 256],
  },
]
