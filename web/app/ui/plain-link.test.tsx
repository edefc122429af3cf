import { renderToString } from 'react-dom/server'
import { createRoutesStub, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './plain-link.tsx'

const PATHS = [
  '/',
  '/san-pham',
  '/san-pham/toan.12?page=2#ket-qua',
  '/a/',
  '/a//b',
  '//host/a',
  '/a/../b',
  '/a/.b',
  'a',
  './a',
  '..',
  '#b',
  '?c=d',
]

test.each(PATHS)('a link is written as the router writes it: %s', (to) => {
  const props = {
    to,
    className: 'a',
    target: '_blank',
    'aria-current': 'page',
    prefetch: 'intent',
    preventScrollReset: true,
  } as const
  const drawn = (Kind: typeof Link) => {
    const Page = createRoutesStub([
      {
        path: '/x/y',
        Component: () => (
          <Kind {...props} onClick={() => undefined}>
            Sách
          </Kind>
        ),
      },
    ])
    return renderToString(<Page initialEntries={['/x/y']} />)
  }
  expect(drawn(Link)).toBe(drawn(RouterLink as typeof Link))
})
