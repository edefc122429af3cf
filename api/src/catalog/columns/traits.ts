import { STEPS } from '../facets.ts'

/** A product's flags, whole stars and step of price in one number below TRAITS, to be counted at once. */
export const TRAITS = 1024
const FLAG_BITS = 4
const STAR_BITS = 3

export const traitsOf = (flags: number, rating: number, price: number): number =>
  flags | (Math.floor(rating / 10) << FLAG_BITS) | (stepOf(price) << (FLAG_BITS + STAR_BITS))

export const readTraits = (traits: number) => ({
  flags: traits & ((1 << FLAG_BITS) - 1),
  stars: (traits >> FLAG_BITS) & ((1 << STAR_BITS) - 1),
  step: traits >> (FLAG_BITS + STAR_BITS),
})

function stepOf(price: number): number {
  let step = STEPS.length - 1
  while (step > 0 && price < (STEPS[step]?.from ?? 0)) step--
  return step
}
