import type { Sayings } from '../match/sayings.ts'
import type { SaidWords, Says } from './said-words.ts'

/** As PostgreSQL would say it, from memory; what memory can't say is asked there. */
export const heldSayings = (said: SaidWords, isThere: (slot: number) => boolean, stored: Sayings): Sayings => ({
  async count(queries, most) {
    const found = queries.map((query) => said.find(query))
    if (!found.every((slots) => slots !== null)) return stored.count(queries, most)
    return found.map((slots) => Math.min(most, slots.filter(isThere).length))
  },
  async combinations(wanted, queries, most) {
    const found = said.find(wanted)
    const readers = queries.map((query) => said.reader(query))
    if (!found || !readers.every((says): says is Says => says !== null)) return stored.combinations(wanted, queries, most)
    const combinations = new Map<string, boolean[]>()
    for (const slot of found.filter(isThere).slice(0, most)) {
      const says = readers.map((reader) => reader(slot))
      combinations.set(says.join(), says)
    }
    return [...combinations.values()]
  },
})
