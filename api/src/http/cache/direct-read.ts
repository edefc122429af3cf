import type { CacheInfo } from './cache-info.ts'

/** An open read as a function of its input: for this program itself, which has no exchange to give. Throws whatever the call would refuse. */
export type DirectRead = (params: object, query: object) => Promise<{ body: Buffer | string; cacheInfo: CacheInfo }>
