import './styles/tokens.css'
import './styles/base.css'
import sansLatin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import sansVietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'
import serifLatin from '@fontsource/literata/files/literata-latin-600-normal.woff2?url'
import serifVietnamese from '@fontsource/literata/files/literata-vietnamese-600-normal.woff2?url'
import { getCategories, getLogos } from '@tq/contract/content/home.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { DrawnOnce } from './head/drawn-once.tsx'
import { EVERY_PAGE } from './head/first/every-page-styles.ts'
import { FIRST_SCRIPT } from './head/first/first-script.ts'
import { useFontsScript } from './head/fonts.ts'
import { apiContext, siteSettingsContext } from './lib/api.ts'
import { useFirstLoad } from './lib/page-data.ts'
import { enterByDocument } from './shell/enter-by-document.ts'
import { Shell } from './shell/shell.tsx'

/** Rarely needed, so it is not part of every page. */
const ErrorPage = lazy(() => import('./shell/error-page.tsx').then((module) => ({ default: module.ErrorPage })))

const LAST_SCRIPT = import.meta.env.SSR ? useFontsScript() : ''

const FIRST_FONTS = [sansLatin, sansVietnamese, serifLatin, serifVietnamese]

export const links: Route.LinksFunction = () => [
  ...FIRST_FONTS.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    fetchPriority: 'low' as const,
  })),
  { rel: 'icon', href: '/media/logo-mobile.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/media/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Tin sách Thư Quán', href: '/tin-sach/rss.xml' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const [{ data: categories }, { data: logos }] = await Promise.all([call(getCategories), call(getLogos)])
  return { categories, logos, origin: url.origin, ...context.get(siteSettingsContext) }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [enterByDocument]

/** The frame does not change while one walks through the site. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EVERY_PAGE }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
        <Meta />
        <DrawnOnce as={Links} />
      </head>
      <body>
        <Shell>{children}</Shell>
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LAST_SCRIPT }} />
        <DrawnOnce as={ScrollRestoration} />
        <DrawnOnce as={Scripts} />
      </body>
    </html>
  )
}

export default function Root() {
  useFirstLoad()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = isRouteErrorResponse(error) ? error : null
  return (
    <Suspense>
      <ErrorPage status={failure?.status ?? 500} sentence={typeof failure?.data === 'string' ? failure.data : ''} />
    </Suspense>
  )
}
