import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router'

/**
 * The router tries every route of the site on every address. Which of them can be meant is known from the address's first word: each
 * word has a handler of its own, with those routes alone. Words that begin no route share the one that has all of them.
 */
export function createPageHandlers(routes: RouteObject[], basename: string | undefined): (path: string) => StaticHandler {
  const words = new Set(firstWords(routes))
  const byWord = new Map<string, StaticHandler>()
  return (path) => {
    const first = wordOf(path.slice(1))
    const word = words.has(first) ? first : ''
    const known = byWord.get(word)
    if (known) return known
    const handler = createStaticHandler(word ? routesFor(routes, word) : routes, { basename })
    byWord.set(word, handler)
    return handler
  }
}

/** Routes match in any case. */
const wordOf = (path: string): string => (path.split('/', 1)[0] ?? '').toLowerCase()

/** A part that an address fills in, or whatever remains. */
const isOpen = (word: string): boolean => /^[:*]/.test(word) || word.endsWith('?')

const firstWords = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [wordOf(path)] : firstWords(children))).filter((word) => !isOpen(word))

function routesFor(routes: RouteObject[], word: string): RouteObject[] {
  return routes.flatMap((route) => {
    const { path, children } = route
    if (path) return isOpen(wordOf(path)) || wordOf(path) === word ? [route] : []
    return [children ? ({ ...route, children: routesFor(children, word) } as RouteObject) : route]
  })
}
