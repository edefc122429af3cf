import type { WrittenAnswer } from '../written.ts'
import type { CacheInfo } from './cache-info.ts'

/** An open read as a function of its input: for this program itself, which has no exchange to give. Throws whatever the call would refuse. */
export type DirectRead = (params: object, query: object) => Promise<WrittenAnswer & { cacheInfo: CacheInfo }>

/** An open call that is asked with a body and changes nothing, in two steps without an exchange. Its answer is never kept: it is one visitor's. */
export interface DirectQuestion<Body extends object = object> {
  /** What was sent, as the call reads it; null where it would be refused. */
  read(sent: unknown): Body | null
  /** Whether nobody is named in it, so that it may stay in memory for when it is sent again. */
  isAnonymous(body: Body): boolean
  /** The answer as it is sent. `address` is the visitor's. Throws whatever the call would refuse. */
  answer(body: Body, address: string): Promise<Buffer>
}
