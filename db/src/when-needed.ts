import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** For packages that are large and that a start does not need: read where they are used first, and only there. */
export function whenNeeded<Package>(name: string): () => Package {
  let read: Package | undefined
  return () => {
    read ??= require(name) as Package
    return read
  }
}
