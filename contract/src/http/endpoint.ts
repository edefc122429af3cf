import { z } from 'zod'
import type { FilePart, FileParts, IsMany } from './files.ts'
import type { ListRule } from './list.ts'

/** Who may call. There is no default, so nothing is public by omission. */
export type Access = 'open' | 'user' | 'staff' | 'admin'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

type Shape = z.ZodObject
type NoShape = z.ZodObject<Record<never, never>>

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Beside extends Shape = Shape,
  Files extends FileParts = FileParts,
  Who extends Access = Access,
> {
  method: Method
  /** The path of SPEC §7, letter by letter; `:name` marks a parameter. */
  path: string
  access: Who
  /** One Vietnamese line for the OpenAPI page. */
  summary: string
  params: Params
  /** Unknown query keys are ignored, so that a tracking parameter never breaks a link. */
  query: Query
  /** Bodies must be strict objects: an unknown field is refused. Beside files each field is text, as in an address. */
  body: Body
  /** Of a call that takes long texts, made by `roomFor`; null where the server's own small limit is enough. */
  mostBodyBytes: number | null
  /** Of a call that takes files: their names. It is sent as multipart/form-data, the body's fields with them. */
  files: Files
  /** What is inside `envelope.data`. */
  data: Data
  /** What stands beside the envelope's own fields, such as `total`. */
  beside: Beside
  /** Of a paged call, made by `list()`. */
  list: ListRule | null
}

const nothing = z.object({})

/** For a body with so many characters of text: a Vietnamese letter takes three bytes at most. The rest is what else is in it. */
export const roomFor = (characters: number) => 3 * characters + 20 * 1024

export function endpoint<
  Data extends z.ZodType,
  Params extends Shape = NoShape,
  Query extends Shape = NoShape,
  Body extends z.ZodType = z.ZodUndefined,
  Beside extends Shape = NoShape,
  const Files extends FileParts = Record<never, never>,
  Who extends Access = Access,
>(
  declared: Pick<Endpoint, 'method' | 'path' | 'summary'> & {
    access: Who
    data: Data
    params?: Params
    query?: Query
    body?: Body
    mostBodyBytes?: number
    files?: Files
    beside?: Beside
    list?: ListRule
  },
): Endpoint<Params, Query, Body, Data, Beside, Files, Who> {
  return {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    mostBodyBytes: null,
    files: {},
    beside: nothing,
    list: null,
    ...declared,
  } as unknown as Endpoint<Params, Query, Body, Data, Beside, Files, Who>
}

export type Params<E extends Endpoint> = z.output<E['params']>
export type Query<E extends Endpoint> = z.output<E['query']>
export type Body<E extends Endpoint> = z.output<E['body']>
export type Data<E extends Endpoint> = z.output<E['data']>
/** `unknown` adds nothing to an intersection, where zod's type for an empty object would forbid every key. */
export type Beside<E extends Endpoint> = IsEmpty<E['beside']> extends true ? unknown : z.output<E['beside']>

type IsEmpty<S extends Shape> = [keyof S['shape']] extends [never] ? true : false

// A call leaves out what the endpoint does not take, and may leave out what is optional as a whole.
type Part<Name extends string, Value> = Record<never, never> extends Value ? { [K in Name]?: Value } : { [K in Name]: Value }
type ShapePart<Name extends string, S extends Shape> = IsEmpty<S> extends true ? unknown : Part<Name, z.input<S>>
type BodyPart<B> = [B] extends [undefined] ? unknown : { body: B }
type FilesPart<F extends FileParts> = HasFiles<F> extends true ? { files: GivenFiles<F> } : unknown
type GivenFiles<F extends FileParts> = { [K in keyof F as F[K] extends { isOptional: true } ? never : K]: GivenFile<F[K]> } & {
  [K in keyof F as F[K] extends { isOptional: true } ? K : never]?: GivenFile<F[K]>
}
type GivenFile<P extends FilePart> = IsMany<P> extends true ? readonly Blob[] : Blob

export type HasFiles<F extends FileParts> = [keyof F] extends [never] ? false : true

export type Input<E extends Endpoint> = ShapePart<'params', E['params']> &
  ShapePart<'query', E['query']> &
  BodyPart<z.input<E['body']>> &
  FilesPart<E['files']>

/** What `call` resolves to: the envelope without what only failures need. */
export type Answer<E extends Endpoint> = {
  data: Data<E>
  successMessage: string | null
  totalPage: number
} & Beside<E>
