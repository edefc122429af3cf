import { slugify } from '@tq/contract/slug.ts'
import type { Catalogue, ContributorRow } from '../catalogue.ts'
import { randomFor } from '../random.ts'

/** Invented people: a surname, a middle and a given name of the demo's authors, put together anew. */
export function inventPeople(catalogue: Catalogue, count: number, firstId: number): ContributorRow[] {
  const parts = catalogue.contributors.map(({ name }) => name.split(' '))
  const surnames = [...new Set(parts.map((words) => words[0] ?? ''))]
  const middles = [...new Set(parts.map((words) => words[1] ?? ''))]
  const givens = [...new Set(parts.map((words) => words.slice(2).join(' ')))]
  const random = randomFor('people', firstId)
  const names = new Set(catalogue.contributors.map(({ name }) => name))
  const people: ContributorRow[] = []
  while (people.length < count) {
    const name = `${random.pick(surnames)} ${random.pick(middles)} ${random.pick(givens)}`
    if (names.has(name)) continue
    names.add(name)
    people.push({ id: firstId + people.length, name, slug: slugify(name) })
  }
  return people
}
