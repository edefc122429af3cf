import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './lean-icon.tsx'

test.each([
  { node: [['path', { d: 'M20 6 9 17l-5-5' }]] },
  {
    node: [
      ['circle', { cx: '8', cy: '20', r: '2' }],
      ['path', { d: 'm2 2' }],
    ],
  },
  { node: [['path', { d: 'm2 2', strokeWidth: '3' }]] },
  { node: [['text', { d: '"a" & <b>' }]] },
  { node: [] },
] as Parameters<typeof createIcon>[0][])('shapes that are written once are in React’s letters: %o', (icon) => {
  const shapes = icon.node.map(([tag, attributes]) => createElement(tag, attributes))
  const drawn = renderToString(createElement(createIcon(icon), { size: '2rem', className: 'a' }))
  expect(drawn).toContain(renderToString(createElement('svg', {}, ...shapes)).slice('<svg>'.length))
  expect(drawn).toMatch(/^<svg width="2rem" height="2rem" viewBox="0 0 24 24".* aria-hidden="true" class="a">/)
})
