import { slugify } from '@tq/contract/slug.ts'
import { and, eq } from 'drizzle-orm'
import { contributors, productContributors } from '../../src/schema/all.ts'
import type { BookRow } from '../catalogue.ts'
import { randomFor } from '../random.ts'
import { BIOGRAPHIES } from '../texts/biographies.ts'
import { type Credit, insertAll, type Press } from './press.ts'

const CHILDRENS_SHELF = 67
/** Picture handbooks outside the children's shelf. */
const ILLUSTRATED = [46, 49, 179, 188, 255, 314]
/** Readings taken from other languages. */
const TRANSLATED = [17, 69, 94, 153, 322]
/** People of their own: on the title page of an author's book, they would push that author's books off the first ten found. */
const FIRST_HELPER_ID = 1001
const ILLUSTRATORS = ['Vi Thạch Thảo', 'Lèng Thu Hạ', 'Ông Tường Vân', 'Khuất Hạ Lam']
const TRANSLATORS = ['Văn Tĩnh Kha', 'Bế Hoài Thương']
const HELPERS = [...ILLUSTRATORS, ...TRANSLATORS]

export async function seedContributors({ tx, catalogue }: Press): Promise<void> {
  await insertAll(tx, contributors, catalogue.contributors)
  await insertAll(
    tx,
    contributors,
    HELPERS.map((name, index) => ({ id: FIRST_HELPER_ID + index, name, slug: slugify(name) })),
  )
}

/** By id and name: a press that has put its own people in keeps them as they are. */
export async function seedBiographies({ tx }: Press): Promise<void> {
  for (const { id, name, biography } of BIOGRAPHIES)
    await tx
      .update(contributors)
      .set({ biography })
      .where(and(eq(contributors.id, id), eq(contributors.name, name)))
}

export function creditsOf(press: Press, book: BookRow): Credit[] {
  const random = randomFor('credits', book.id)
  const named = (name: string) => {
    const person = press.catalogue.contributors.find((contributor) => contributor.name === name)
    if (!person) throw new Error(`No contributor is called ${name}`)
    return person.id
  }
  const credits: Omit<Credit, 'position'>[] = book.authors.map((name) => ({ contributorId: named(name), role: 'author' }))
  const helper = (names: string[]) => FIRST_HELPER_ID + HELPERS.indexOf(random.pick(names))
  // Of three authors one has edited the whole ("chủ biên"): the first.
  if (book.authors.length > 2) credits.push({ contributorId: named(book.authors[0] as string), role: 'editor' })
  if (TRANSLATED.includes(book.id)) credits.push({ contributorId: helper(TRANSLATORS), role: 'translator' })
  if (press.topOf(book.categoryId) === CHILDRENS_SHELF || ILLUSTRATED.includes(book.id)) {
    credits.push({ contributorId: helper(ILLUSTRATORS), role: 'illustrator' })
  }
  return credits.map((credit, position) => ({ ...credit, position }))
}

/** For all products at once, when every step has added its own. */
export async function seedCredits({ tx, credits }: Press): Promise<void> {
  const rows = [...credits].flatMap(([productId, list]) => list.map((credit) => ({ ...credit, productId })))
  await insertAll(tx, productContributors, rows)
}
