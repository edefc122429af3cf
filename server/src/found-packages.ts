import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Node reads a package's whole list of exports anew for each file that imports it: with drizzle-orm's 180 kB and hundreds of
 * files, a third of a start. What one file of a room found is there for its others; another room may have a version of its own.
 */
const found = new Map<string, ResolveFnOutput>()
const ROOT = new URL('../../', import.meta.url).href
const PACKAGES = '/node_modules/'
const DRIZZLE = /\/node_modules\/drizzle-orm\/.+\.js$/

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? ''
    // Its own files are modules all; to be told so, Node would read that list for each of them too.
    if (specifier.startsWith('.') && DRIZZLE.test(parent))
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
    const isOurs = parent.startsWith('file:') && !parent.includes(PACKAGES)
    if (!isOurs || !/^[@a-z]/.test(specifier) || specifier.includes(':') || !context.conditions.includes('import'))
      return next(specifier, context)
    const [room = ''] = parent.slice(ROOT.length).split('/')
    const known = found.get(`${room} ${specifier}`)
    if (known) return { ...known, shortCircuit: true }
    const answer = next(specifier, context)
    found.set(`${room} ${specifier}`, answer)
    return answer
  },
})
