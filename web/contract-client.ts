import { sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Exports = Record<string, unknown>

export const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))

/**
 * The browser needs an endpoint's method and path, not its shapes: one header badge would bring all of zod (24 kB) to every page.
 * So each module of the contract that declares endpoints is run here, and the browser gets what came out of it: the endpoints'
 * lines and the plain constants. Types come from the module itself, forms import the rules they check from `contract/forms`.
 */
export function contractClient(): Plugin {
  return {
    name: 'contract-client',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!id.startsWith(CONTRACT.replaceAll(sep, '/'))) return undefined
      const module = await import(pathToFileURL(id).href)
      return Object.values(module).some(isEndpoint) ? clientCode(module) : undefined
    },
  }
}

/** Shapes and functions are left out: a page that imports one of them does not build. */
export function clientCode(module: Exports): string {
  return Object.entries(module)
    .map(([name, value]) => [name, isEndpoint(value) ? { method: value.method, path: value.path } : value] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

function isEndpoint(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value && 'path' in value
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
