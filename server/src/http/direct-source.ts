import type { DirectRead } from '@tq/api/http/cache/direct-read.ts'
import { envelopeOf } from '@tq/api/http/failures.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Made } from '../cache/entry.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Longer ones the router turns away. */
export const LONGEST_PARAMETER = 400

interface Found {
  read: DirectRead
  /** Its path as the contract has it. */
  route: string
  /** The name of the one that ends its path. */
  parameter: string | null
}

/** How a call says that it was refused; null for what is no plain refusal: the whole way knows how to say that. */
export function refusalOf(error: unknown, headers: Record<string, string>, requestId: string): Made | null {
  if (!(error instanceof AppError) || error.status >= 500 || error.retryAfter !== undefined) return null
  return {
    status: error.status,
    headers: { ...headers, 'cache-control': 'no-store', 'content-type': JSON_TYPE },
    body: JSON.stringify(envelopeOf(error, requestId)),
    tags: [],
    until: null,
  }
}

/**
 * Answers and refusals of open reads without an exchange inside the program, by the key that the cache knows them by. Null where there
 * is none, and where it failed: then the whole way is gone, which knows how to say so.
 */
export function createDirectSource(reads: ReadonlyMap<string, DirectRead>, headers: Record<string, string>) {
  const byStart = new Map<string, Found>()
  for (const [path, read] of reads) {
    const [start = '', parameter = null] = path.split(':')
    byStart.set(start, { read, parameter, route: path })
  }
  /** A path that itself ends in a slash takes nothing behind it: answered, any word there would be one more answer to hold. */
  const withParameter = (path: string) => {
    const found = byStart.get(path.slice(0, path.lastIndexOf('/') + 1))
    return found?.parameter ? found : null
  }
  const pathOf = (key: string, mark = key.indexOf('?')) => (mark < 0 ? key : key.slice(0, mark))
  const parameterOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const whole = (path: string) => {
    const found = byStart.get(path)
    return found && found.parameter === null ? found : null
  }
  const find = (path: string) =>
    parameterOf(path).length > LONGEST_PARAMETER ? null : (whole(path) ?? (path.endsWith('/') ? null : withParameter(path)))
  /** The pattern of the call, for whoever counts calls. */
  const routeOf = (key: string) => find(pathOf(key))?.route ?? null
  const make = async (key: string, requestId = ''): Promise<Made | null> => {
    const mark = key.indexOf('?')
    const path = pathOf(key, mark)
    const found = find(path)
    const given = parameterOf(path)
    if (!found) return null
    try {
      const params = found.parameter === null ? {} : { [found.parameter]: decodeURIComponent(given) }
      const query = mark < 0 ? {} : Object.fromEntries(new URLSearchParams(key.slice(mark + 1)))
      const { body, read, cacheInfo } = await found.read(params, query)
      return {
        status: 200,
        headers: { ...headers, 'cache-control': cacheInfo.cacheControl, 'content-type': JSON_TYPE },
        body,
        read,
        tags: [...cacheInfo.tags],
        until: cacheInfo.until?.getTime() ?? null,
      }
    } catch (error) {
      return refusalOf(error, headers, requestId)
    }
  }
  return { routeOf, make }
}
