import { setImmediate as nextTurn } from 'node:timers/promises'

/** What one turn of the program may take: whoever buys a book meanwhile does not notice. */
const TURN_MS = 15

/** The same as `flatMap`, only that others get their turn between two elements: a paper of 300 pages is read beside their calls. */
export async function flatMapWithPauses<In, Out>(list: Iterable<In>, map: (element: In) => Out[]): Promise<Out[]> {
  const all: Out[] = []
  let began = performance.now()
  for (const element of list) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn()
      began = performance.now()
    }
    all.push(...map(element))
  }
  return all
}
