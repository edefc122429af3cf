import type { Held } from '../head/pieces.ts'

/**
 * As many as the API holds of what they show (`card-memory.ts`): some 1.6 kB each, most of it outside of V8's memory, 32 MB at most.
 * Lists of a catalogue of 10,000 titles show all of them sooner or later, and its e-books: of 2,000 cards every second one was gone when it was
 * asked for, of 10,000 every fourth.
 */
const MOST = 20_000

interface Drawn {
  product: object
  held: Held
}

/** By what draws them, then by id, those asked for longest ago first. */
const drawn = new Map<unknown, Map<number, Drawn>>()

/** As it was drawn before, if the product says the same as then. */
export function keptOf(as: unknown, product: { id: number }, draw: () => Held): Held {
  const ofKind = drawn.get(as) ?? new Map<number, Drawn>()
  drawn.set(as, ofKind)
  const known = ofKind.get(product.id)
  const now = known && isSame(known.product, product) ? known : { product, held: draw() }
  ofKind.delete(product.id)
  ofKind.set(product.id, now)
  if (ofKind.size > MOST) ofKind.delete(ofKind.keys().next().value as number)
  return now.held
}

/** Of plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}
