import type { Unit } from '../parse/parsed-query.ts'
import { anyOf, strongPlaces, weakPlaces } from './meaning.ts'
import type { Sayings } from './sayings.ts'

/** Whether each of these is said by some product: what none says, as a mistyped word, is not worth looking for together. */
export async function areAllSaid(sayings: Sayings, units: Unit[]): Promise<boolean> {
  const asked = units.map((unit) => anyOf([...strongPlaces(unit), ...weakPlaces(unit)].map(({ query }) => query)))
  return asked.length > 0 && (await sayings.count(asked, 1)).every((count) => count > 0)
}
