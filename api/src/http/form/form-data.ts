import { Readable } from 'node:stream'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { AppError, invalidInput } from '@tq/contract/errors.ts'
import type { Body, Endpoint } from '@tq/contract/http/endpoint.ts'
import type { FilePart, FileParts, FileType, IsMany } from '@tq/contract/http/files.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { read } from '../read-input.ts'
import { BEGINNING_BYTES, fileTypeOf } from './file-type.ts'

/** A file as it comes in: of one of the types its call takes, and no longer than that may be. */
export interface IncomingFile {
  field: string
  /** What its sender calls it; never a path of ours. */
  name: string
  type: FileType
  /** To be read to its end. Fails with FILE_TOO_LARGE. */
  stream: Readable
}

/** Where files go while the form is still being read; what was kept of a form that is then refused is dropped. */
export interface FileKeeper<Kept> {
  keep(file: IncomingFile): Promise<Kept>
  drop(kept: Kept): Promise<void>
}

export interface FormFile<Kept> {
  name: string
  type: FileType
  content: Kept
}

type Received<P extends FilePart, Kept> =
  IsMany<P> extends true ? FormFile<Kept>[] : P extends { isOptional: true } ? FormFile<Kept> | null : FormFile<Kept>

export interface Form<E extends Endpoint, Kept> {
  body: Body<E>
  files: { [K in keyof E['files']]: Received<E['files'][K], Kept> }
}

/** Reads a multipart body, files into memory unless a keeper takes them elsewhere. */
export interface FormReader<E extends Endpoint> {
  (): Promise<Form<E, Buffer>>
  /** `admit` is asked before the first byte of a file is taken, with the fields before it: what is missing there is refused. */
  <Kept>(keeper: FileKeeper<Kept>, admit?: (body: Body<E>) => Promise<void>): Promise<Form<E, Kept>>
}

type Admit = (body: never) => Promise<void>

const IN_MEMORY: FileKeeper<Buffer> = {
  keep: async ({ stream }) => Buffer.concat(await stream.toArray()),
  drop: async () => {},
}

const MOST_FIELDS = 100
/** Whoever keeps it makes it shorter, but not by its ending. */
const LONGEST_NAME = 1000
const LONGEST_FIELD_BYTES = 100_000
/** All fields and the parts' headers together. */
const MOST_TEXT_BYTES = 2_000_000

/** Routes mounted inside read forms; every other one refuses multipart. */
export function takingForms(http: FastifyInstance, mount: (inside: FastifyInstance) => void): void {
  http.register(async (inside) => {
    await inside.register(multipart, { throwFileSizeLimit: false })
    mount(inside)
  })
}

export const formReader = <E extends Endpoint>(request: FastifyRequest, endpoint: E): FormReader<E> =>
  ((keeper: FileKeeper<unknown> = IN_MEMORY, admit?: Admit) => readForm(request, endpoint, keeper, admit)) as FormReader<E>

async function readForm(request: FastifyRequest, { body, files }: Endpoint, keeper: FileKeeper<unknown>, admit?: Admit) {
  if (!request.isMultipart()) throw new AppError('BODY_TYPE_UNSUPPORTED')
  boundWhole(request, files)
  const fields: Record<string, unknown> = {}
  const received: Record<string, FormFile<unknown>[]> = {}
  let isAdmitted = !admit
  try {
    for await (const part of partsOf(request, files)) {
      if (part.type === 'file' && !isAdmitted) {
        await admit?.(read(body, fields) as never)
        isAdmitted = true
      }
      if (part.type === 'file') await receive(part, ruleOf(files, part.fieldname), received, keeper)
      else if (part.valueTruncated) throw invalidInput({ field: part.fieldname, message: 'quá dài' })
      else fields[part.fieldname] = part.fieldname in fields ? [fields[part.fieldname], part.value].flat() : part.value
    }
    for (const [field, rule] of Object.entries(files)) {
      if (!rule.isOptional && !received[field])
        throw new AppError('FILE_MISSING', { fields: [{ field, message: 'chưa có tệp' }] })
    }
    return {
      body: body instanceof z.ZodUndefined ? void read(z.strictObject({}), fields) : read(body, fields),
      files: Object.fromEntries(
        Object.entries(files).map(([field, rule]) => [
          field,
          (rule.most ?? 1) > 1 ? (received[field] ?? []) : (received[field]?.[0] ?? null),
        ]),
      ),
    }
  } catch (error) {
    // What is still on its way is let go by, so that the connection is free for the answer.
    request.raw.unpipe()
    request.raw.resume()
    for (const { content } of Object.values(received).flat()) await keeper.drop(content)
    throw error
  }
}

async function receive(
  part: MultipartFile,
  rule: FilePart,
  received: Record<string, FormFile<unknown>[]>,
  keeper: FileKeeper<unknown>,
): Promise<void> {
  const field = part.fieldname
  const bytes = bounded(part.file, rule.mostBytes)
  const beginning = await beginningOf(bytes)
  // An empty input of a form is sent as a file without name and bytes.
  if (!part.filename && !beginning.length) return
  if ((received[field]?.length ?? 0) >= (rule.most ?? 1)) throw new AppError('TOO_MANY_FILES', { values: rule.most ?? 1 })
  const type = fileTypeOf(beginning)
  if (!type || !rule.types.includes(type)) throw new AppError('FILE_TYPE_REFUSED', { values: rule.types })
  const name = (part.filename ?? '').slice(0, LONGEST_NAME)
  const content = await keeper.keep({ field, name, type, stream: Readable.from(chained(beginning, bytes)) })
  received[field] = [...(received[field] ?? []), { name, type, content }]
}

function ruleOf(files: FileParts, field: string): FilePart {
  const rule = Object.hasOwn(files, field) ? files[field] : undefined
  if (!rule) throw invalidInput({ field, message: 'không được chấp nhận' })
  return rule
}

async function* partsOf(request: FastifyRequest, files: FileParts) {
  try {
    yield* request.parts({ limits: limitsOf(files) })
  } catch (error) {
    throw refusalOf(error)
  }
}

async function* bounded(file: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer, void> {
  let size = 0
  try {
    for await (const chunk of file) {
      size += chunk.length
      if (size > mostBytes) throw new AppError('FILE_TOO_LARGE', { values: mostBytes })
      yield chunk
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The parser's errors in our words. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError((error as { statusCode?: number }).statusCode === 413 ? 'BODY_TOO_LARGE' : 'FORM_UNREADABLE')
}

async function beginningOf(bytes: AsyncGenerator<Buffer, void>): Promise<Buffer> {
  let beginning = Buffer.alloc(0)
  while (beginning.length < BEGINNING_BYTES) {
    const { value, done } = await bytes.next()
    if (done) break
    beginning = Buffer.concat([beginning, value])
  }
  return beginning
}

async function* chained(beginning: Buffer, rest: AsyncIterable<Buffer>) {
  yield beginning
  yield* rest
}

/**
 * The parser bounds each part, not the whole: text before the first part, or parts without end, would be read for as long as somebody
 * sends. Who announces too much is refused; who sends it all the same is cut off, also while the rest of a refused form goes by.
 */
function boundWhole({ raw, headers }: FastifyRequest, files: FileParts): void {
  const forFiles = Object.values(files).reduce((sum, { most = 1, mostBytes }) => sum + most * mostBytes, 0)
  const most = 2 * forFiles + MOST_TEXT_BYTES
  if (Number(headers['content-length']) > most) throw new AppError('BODY_TOO_LARGE')
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > most) raw.destroy()
  })
}

/** One more file than may come, so that our own sentence says which limit it was. */
function limitsOf(files: FileParts) {
  const parts = Object.values(files)
  const most = parts.reduce((sum, { most = 1 }) => sum + most, 1)
  return {
    fileSize: Math.max(...parts.map(({ mostBytes }) => mostBytes)) + 1,
    files: most,
    fields: MOST_FIELDS,
    fieldSize: LONGEST_FIELD_BYTES,
    parts: most + MOST_FIELDS,
    headerPairs: 20,
  }
}
