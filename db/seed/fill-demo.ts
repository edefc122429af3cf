import type { Tx } from '../src/database.ts'
import { recountCourses } from '../src/learning-counts.ts'
import { indexLearning } from '../src/search/learning-index.ts'
import { reindexAll } from '../src/search/search-index.ts'
import { readCatalogue } from './catalogue.ts'
import { seedBooks } from './demo/books/books.ts'
import { seedCombos } from './demo/books/combos.ts'
import { seedCourses } from './demo/books/courses.ts'
import { seedEditions } from './demo/books/editions.ts'
import { seedSeries } from './demo/books/series.ts'
import { seedTogether } from './demo/books/together.ts'
import { seedCategories } from './demo/categories.ts'
import { seedExams } from './demo/exam/exams.ts'
import { seedFeedbacks } from './demo/feedbacks.ts'
import { seedFlashSales } from './demo/flash-sales.ts'
import { seedHome } from './demo/home.ts'
import { seedLandingPages } from './demo/landing-pages.ts'
import { seedLearning } from './demo/learning/learning.ts'
import { seedManuscripts } from './demo/manuscript/manuscripts.ts'
import { seedNews } from './demo/news.ts'
import { seedPages } from './demo/pages.ts'
import { seedBiographies, seedContributors, seedCredits } from './demo/people.ts'
import { seedPictures } from './demo/pictures.ts'
import { openPress, type Press } from './demo/press.ts'
import { seedProductQuestions } from './demo/product-questions.ts'
import { seedShortLinks } from './demo/short-links.ts'
import type { HeldParts } from './held-parts.ts'
import { advanceSequences } from './sequences.ts'

/** Everything of the demo that is not held yet. */
export async function fillDemo(tx: Tx, held: HeldParts): Promise<void> {
  const { isFilled, isWritten, isTaught, isExamined, isSentTo, isIntroduced, isInSeries, isPaired, isAsked } = held
  const now = new Date()
  const press = openPress(tx, readCatalogue(), now)
  if (!isFilled) await seedShop(press)
  if (!isTaught) {
    await seedLearning(press)
    await recountCourses(tx)
    await indexLearning(tx)
  }
  // Courses that are written anew take their exams with them.
  if (!isTaught || !isExamined) await seedExams(press)
  if (!isWritten) await seedTexts(press)
  if (!isSentTo) await seedManuscripts(press)
  if (!isInSeries) await seedSeries(press)
  if (!isPaired) await seedTogether(press)
  if (!isAsked) await seedProductQuestions(press)
  if (!isIntroduced) await seedBiographies(press)
  await seedShortLinks(press)
  await advanceSequences(tx)
  if (!isFilled || !isTaught) await reindexAll(tx, { now })
}

async function seedTexts(press: Press): Promise<void> {
  await seedNews(press)
  await seedPages(press)
}

async function seedShop(press: Press): Promise<void> {
  await seedCategories(press)
  await seedContributors(press)
  await seedBooks(press)
  await seedEditions(press)
  await seedCourses(press)
  await seedCombos(press)
  await seedCredits(press)
  await seedPictures(press)
  await seedFeedbacks(press)
  await seedFlashSales(press)
  await seedHome(press)
  await seedLandingPages(press)
}
