import type { EntryContext, RouteObject, RouterContextProvider, ServerBuild } from 'react-router'
import type { Piece } from './page-bytes.ts'
import { createPageHandlers } from './page-handlers.ts'

/** The web build's own: a whole page from its loaders' data; null when a part of it has to be waited for. */
export type RenderDocument = (context: EntryContext, url: URL) => Piece[] | null

export interface QuickPage {
  pieces: Piece[]
  headers: Record<string, string>
}

/**
 * The common case of the router's request handler: an address all of whose loaders gave plain data. The library writes that data as a
 * stream, renders in pieces and wraps the result in a Response; here a page is a few pieces of text. Null: the library's own way is to be gone,
 * as for redirects, failures and whatever else is not common. Both give the same page: `quick-pages.test.ts`.
 */
export function createQuickPages(build: ServerBuild, origin: string) {
  const { renderDocument } = build.entry.module as unknown as { renderDocument: RenderDocument }
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const handlerOf = createPageHandlers(routesBelow(routes, undefined), build.basename)
  const handoff = {
    basename: build.basename,
    future: build.future,
    routeDiscovery: build.routeDiscovery,
    ssr: build.ssr,
    isSpaMode: false,
  }
  const common = {
    ...handoff,
    branches: [],
    routeModules: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    criticalCss: undefined,
    serverHandoffString: escaped(JSON.stringify(handoff)),
    serializeError: () => undefined,
  }
  const manifests = new Map<string, ServerBuild['assets']>()

  /** Of the site's routes those that the page is made of: React Router makes a tree of all it is given, for each page anew. */
  function manifestOf(ids: string[]): ServerBuild['assets'] {
    const leaf = ids.at(-1) ?? ''
    const known = manifests.get(leaf)
    if (known) return known
    const { routes: all, ...assets } = build.assets
    const manifest = { ...assets, routes: Object.fromEntries(ids.map((id) => [id, all[id]])) } as ServerBuild['assets']
    manifests.set(leaf, manifest)
    return manifest
  }

  return async (url: string, requestContext: RouterContextProvider): Promise<QuickPage | null> => {
    const path = url.split('?', 1)[0] ?? ''
    if (path.endsWith('.data')) return null
    const address = new URL(origin + url)
    const context = await handlerOf(path).query(new Request(address), { requestContext })
    if (context instanceof Response || context.errors || context.statusCode !== 200) return null
    if (Object.values(context.loaderHeaders).some((headers) => !headers.keys().next().done)) return null
    const modules = context.matches.map(({ route }) => build.routes[route.id]?.module)
    if (!modules.at(-1)?.default) return null
    const manifest = manifestOf(context.matches.map(({ route }) => route.id))
    const entry = { ...common, manifest, staticHandlerContext: context, renderMeta: {} } as unknown as EntryContext
    const pieces = renderDocument(entry, address)
    return pieces && { pieces, headers: headersOf(modules) }
  }
}

type Module = NonNullable<ServerBuild['routes'][string]>['module'] | undefined

const NONE = { loaderHeaders: new Headers(), parentHeaders: new Headers(), actionHeaders: new Headers(), errorHeaders: undefined }

/** The innermost route that names headers decides. */
function headersOf(modules: Module[]): Record<string, string> {
  const given = modules.findLast((module) => module?.headers)?.headers
  return Object.fromEntries(new Headers(typeof given === 'function' ? given(NONE) : given))
}

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

export function routesBelow(routes: BuiltRoute[], parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index, caseSensitive, module }) => {
      const common = {
        id,
        path,
        loader: module.loader,
        ErrorBoundary: id === 'root' || module.ErrorBoundary ? () => null : undefined,
        handle: module.handle,
      }
      return (index ? { ...common, index } : { ...common, caseSensitive, children: routesBelow(routes, id) }) as RouteObject
    })
}

/** As it may stand inside a script. */
const escaped = (text: string) =>
  text.replace(/[&><\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
