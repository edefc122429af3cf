import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

interface Route {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports: string[]
  css: string[]
  [more: string]: unknown
}

interface Manifest {
  routes: Record<string, Route>
  [more: string]: unknown
}

/** What is the same of many routes stands once: files by their number, yes and no by a bit, a module's imports as letters. */
interface Short {
  rest: object
  files: string
  modules: string
  flags: string[]
  others: string[]
  routes: string
  css: Record<string, string[]>
}

/** Fewer pages than these share a file: it is asked for by whoever imports it, not ahead with a link that a hand is near. */
const FEWEST = 3
/** The letter of the first file. */
const FIRST_LETTER = 35

/**
 * The list of all routes, which every page loads and reads before it comes alive: 105 kB, in which each route names its files in full.
 * Written so it is a tenth of that, and a third less on its way. The script makes the very object of it that the router knows.
 */
export function shortManifest(script: string): string {
  const json = /^\s*window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script)?.[1]
  if (!json) throw new Error('The list of routes is written in another way than scripts/short-manifest.ts knows.')
  const manifest = withSharedImports(JSON.parse(json) as Manifest)
  const code = String(spread).replaceAll(/^\s+/gm, '')
  const short = `window.__reactRouterManifest=(${code})(${JSON.stringify(shorten(manifest))},${FIRST_LETTER})`
  const window: { __reactRouterManifest?: object } = {}
  runInNewContext(short, { window })
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(window.__reactRouterManifest)), manifest))
    throw new Error('The list of routes has something that scripts/short-manifest.ts does not know.')
  return short
}

function withSharedImports(manifest: Manifest): Manifest {
  const uses = usesOf(manifest)
  const shared = (files: string[]) => files.filter((file) => (uses.get(file) ?? 0) >= FEWEST).sort(byUse(uses))
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: shared(route.imports) }])
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** How many pages import a file: a page that has several addresses counts once. */
function usesOf({ routes }: Manifest): Map<string, number> {
  const byModule = new Map(Object.values(routes).map(({ module, imports }) => [module, imports]))
  const uses = new Map<string, number>()
  for (const file of [...byModule.values()].flat()) uses.set(file, (uses.get(file) ?? 0) + 1)
  return uses
}

/** What most share first, so that lists begin alike. */
const byUse = (uses: ReadonlyMap<string, number>) => (a: string, b: string) =>
  (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1)

function shorten({ routes: byId, ...rest }: Manifest): Short {
  const routes = Object.values(byId)
  const flags = keysOf(routes, (value) => typeof value === 'boolean').filter((key) => key !== 'index')
  const others = keysOf(routes, isFile).filter((key) => key !== 'module')
  const imports = [...new Set(routes.flatMap((route) => route.imports))].sort(byUse(usesOf({ routes: byId })))
  const modules = new Map(routes.map((route) => [route.module, route.imports]))
  const nameOf = (file: unknown) => (file === undefined ? '' : String(file).slice('/assets/'.length, -'.js'.length))
  const letterOf = (file: string) => String.fromCharCode(FIRST_LETTER + imports.indexOf(file))
  const moduleNames = [...modules.keys()]
  const lineOf = (route: Route) =>
    [
      route.id,
      route.parentId ?? '-',
      route.index ? '!' : (route.path ?? '-'),
      flags.reduce((bits, key) => bits * 2 + Number(route[key]), 0),
      moduleNames.indexOf(route.module),
      ...others.map((key) => nameOf(route[key])),
    ]
      .join(' ')
      .trimEnd()
  return {
    rest,
    files: imports.map(nameOf).join(' '),
    modules: moduleNames.map((file) => `${nameOf(file)} ${modules.get(file)?.map(letterOf).join('')}`).join('\n'),
    flags,
    others,
    routes: routes.map(lineOf).join('\n'),
    css: Object.fromEntries(routes.filter(({ css }) => css.length > 0).map(({ id, css }) => [id, css])),
  }
}

const isFile = (value: unknown) => typeof value === 'string' && /^\/assets\/.+\.js$/.test(value)

const keysOf = (routes: Route[], isMeant: (value: unknown) => boolean): string[] => [
  ...new Set(routes.flatMap((route) => Object.keys(route).filter((key) => isMeant(route[key])))),
]

/** Written into the script, so it stands on nothing outside itself. */
function spread({ rest, files, modules, flags, others, routes, css }: Short, first: number): object {
  const fileOf = (name: string | undefined) => `/assets/${name}.js`
  const imported = files.split(' ').map(fileOf)
  const modulesByNumber = modules.split('\n').map((line) => {
    const [name, letters = ''] = line.split(' ')
    return { module: fileOf(name), imports: [...letters].map((letter) => imported[letter.charCodeAt(0) - first]) }
  })
  const byId: Record<string, object> = {}
  for (const line of routes.split('\n')) {
    const [id = '', parentId, path, bits, number, ...names] = line.split(' ')
    const route: Record<string, unknown> = { id, ...modulesByNumber[Number(number)], css: css[id] || [] }
    if (parentId !== '-') route.parentId = parentId
    if (path === '!') route.index = true
    else if (path !== '-') route.path = path
    flags.forEach((key, at) => {
      route[key] = ((Number(bits) >> (flags.length - 1 - at)) & 1) === 1
    })
    others.forEach((key, at) => {
      if (names[at]) route[key] = fileOf(names[at])
    })
    byId[id] = route
  }
  return { ...rest, routes: byId }
}
