import './layers.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <header className="site-header">
          <Link to="/trang-chu" className="site-name">
            Thư Quán
          </Link>
          <nav aria-label="Chính">
            <Link to="/san-pham">Sách</Link>
          </nav>
          <form action="/san-pham">
            <label>
              <span className="visually-hidden">Tìm sách</span>
              <input name="searchContent" type="search" placeholder="Tên sách, tác giả hoặc ISBN" />
            </label>
            <button type="submit">Tìm</button>
          </form>
        </header>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = isRouteErrorResponse(error) ? error : null
  const isMissing = failure?.status === 404
  return (
    <main>
      <title>{isMissing ? 'Không tìm thấy trang – Thư Quán' : 'Có lỗi – Thư Quán'}</title>
      <h1>{isMissing ? 'Không tìm thấy trang này' : 'Trang này đang gặp trục trặc'}</h1>
      <p>{typeof failure?.data === 'string' && failure.data ? failure.data : 'Bạn có thể thử lại sau ít phút.'}</p>
      <p>
        <Link to="/san-pham">Xem tất cả sách</Link>
      </p>
    </main>
  )
}
