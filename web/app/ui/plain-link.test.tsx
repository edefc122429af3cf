import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './plain-link.tsx'

const LINKS: ComponentProps<typeof RouterLink>[] = [
  { to: '/' },
  { to: '/san-pham' },
  { to: '/san-pham/toan-cao-cap.1?page=2&sort=priceAsc#danh-gia', className: 'card', children: 'Toán & “giải tích”' },
  { to: '/tim?searchContent=gi%E1%BA%A3i', prefetch: 'intent', replace: true, preventScrollReset: true },
  { to: '/gio-hang', target: '_blank', 'aria-label': 'Giỏ hàng', discover: 'none' },
  { to: '/tin-sach', reloadDocument: true, state: { from: '/' }, viewTransition: true, onClick: () => {} },
  { to: '/a/../b' },
  { to: '/a//b' },
  { to: '/a/' },
  { to: '//example.vn/a' },
  { to: 'https://example.vn/a' },
  { to: '?page=2' },
  { to: '.' },
  { to: { pathname: '/san-pham', search: '?page=2' } },
]

test.each(LINKS)('$to is the tag that the router would make', (props) => {
  const render = (Tag: typeof RouterLink) =>
    renderToString(
      <MemoryRouter initialEntries={['/san-pham/x.1?y=2']}>
        <Tag {...props} />
      </MemoryRouter>,
    )
  expect(render(Link as typeof RouterLink)).toBe(render(RouterLink))
})
