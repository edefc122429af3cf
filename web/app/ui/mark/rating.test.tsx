import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './rating.tsx'

test('where nobody has rated there is no star and no number', () => {
  const shown = renderToStaticMarkup(<Rating value={5} count={0} />)
  expect(shown).toContain('Chưa có đánh giá')
  expect(shown).not.toMatch(/svg|5,0/)
})

test('a rating is one star and the mean', () => {
  expect(renderToStaticMarkup(<Rating value={4.7} count={3} />)).toMatch(/<svg.*4,7/)
})
