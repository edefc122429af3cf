import { matchRoutes, type RouteObject } from 'react-router'

/** A route as far as an address can tell whether it is meant. */
type Sketch = RouteObject & { of: RouteObject }

/**
 * Stands in for the router's own list of routes (`route-matcher.ts`), which it makes twice before a page comes alive: a pattern for each
 * of 140 routes, and most of them are tried before the right one. That was a fifth of what a first press waits for. Which routes can be
 * meant is known from an address's first word: only those are looked at, when an address is asked for. Words that begin no route are
 * left to all of them. The router asks for parts of addresses only where it fetches its routes one by one, which it does not here.
 */
export class FirstWordMatcher {
  readonly #basename: string
  #routes: RouteObject[] = []
  #words = new Set<string>()
  #byWord = new Map<string, Sketch[]>()

  constructor(basename: string) {
    this.#basename = basename
  }

  update(routes: RouteObject[]): void {
    this.#routes = routes
    this.#words = new Set(firstWords(routes))
    this.#byWord = new Map()
  }

  match(location: string | { pathname?: string }) {
    const path = typeof location === 'string' ? location.split(/[?#]/, 1)[0] : location.pathname
    const first = wordOf((path ?? '').slice(1))
    const matches = matchRoutes(this.#sketches(this.#words.has(first) ? first : ''), location, this.#basename)
    return matches?.map((match) => ({ ...match, route: (match.route as Sketch).of })) ?? null
  }

  #sketches(word: string): Sketch[] {
    const known = this.#byWord.get(word)
    if (known) return known
    const sketches = this.#routes.flatMap((route) => sketchOf(route, word))
    this.#byWord.set(word, sketches)
    return sketches
  }
}

/** Routes match in any case. */
const wordOf = (path: string): string => (path.split('/', 1)[0] ?? '').toLowerCase()

/** A part that an address fills in, or whatever remains. */
const isOpen = (word: string): boolean => /^[:*]/.test(word) || word.endsWith('?')

const firstWords = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [wordOf(path)] : firstWords(children))).filter((word) => !isOpen(word))

/** `word` is empty where all of them may be meant, and below a route whose own word was the right one. */
function sketchOf(route: RouteObject, word: string): Sketch[] {
  const { path, index, caseSensitive, children } = route
  if (path && word && !isOpen(wordOf(path)) && wordOf(path) !== word) return []
  const below = path ? '' : word
  const sketch = { path, index, caseSensitive, children: children?.flatMap((child) => sketchOf(child, below)), of: route }
  return [sketch as Sketch]
}
