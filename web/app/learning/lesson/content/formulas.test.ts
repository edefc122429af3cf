import { expect, test } from 'vitest'
import { inHouseLetters } from './formulas.ts'

test('letters that stand for a number are the house’s, names of functions and Greek stay as they are', () => {
  expect(inHouseLetters('<mi>h</mi><mi>lim</mi><mi>α</mi><mi mathvariant="normal">d</mi>')).toBe(
    '<mi class="letter">h</mi><mi>lim</mi><mi>α</mi><mi mathvariant="normal">d</mi>',
  )
})

test('a prime stands behind its letter, a square above it', () => {
  expect(inHouseLetters('<msup><mi>f</mi><mo mathvariant="normal" lspace="0em" rspace="0em">′</mo></msup>')).toBe(
    '<mrow><mi class="letter">f</mi><mo lspace="0" rspace="0" class="letter">′</mo></mrow>',
  )
  expect(inHouseLetters('<msup><mi>t</mi><mn>2</mn></msup>')).toBe('<msup><mi class="letter">t</mi><mn>2</mn></msup>')
})
