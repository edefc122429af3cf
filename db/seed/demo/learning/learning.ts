import { seedMedia } from '../media.ts'
import type { Press } from '../press.ts'
import { seedLibrary } from './library.ts'
import { seedReader } from './reader.ts'
import { grantDemoCourses, seedSoldCourses } from './sold.ts'
import { seedTextbooks } from './textbooks.ts'

/** What is studied here. After the shop: sold courses and textbooks belong to its products. */
export async function seedLearning(press: Press): Promise<void> {
  await seedMedia(press)
  await seedLibrary(press)
  await seedSoldCourses(press)
  await grantDemoCourses(press)
  await seedTextbooks(press)
  await seedReader(press)
}
