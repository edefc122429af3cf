import { randomUUID } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'

export type Schema = Record<string, unknown> & {
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** One call as the OpenAPI document describes it. */
export interface Operation {
  method: string
  path: string
  security?: unknown
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>
  }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export function operationsOf(document: { paths: Record<string, Record<string, unknown>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...(operation as Operation), path, method: method.toUpperCase() })),
  )
}

const checker = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

/** What is wrong with a value, by that schema; null when nothing is. */
export function mistakes(schema: Schema, value: unknown): string | null {
  return checker.validate(schema, value) ? null : checker.errorsText()
}

const TEXTS = [
  '0',
  '12',
  '0912345678',
  '123456',
  'lan@doc.example',
  'Nguyễn Thị Lan',
  'mot-hai',
  '012345678901',
  '2001-02-03',
  '/ab',
  'a.webp',
  'Một câu đủ dài.',
  'vi',
  '0123456789abcdef',
  '2026-01-02T03:04:05Z',
  '132,209',
]

/** The simplest value a schema allows. */
export function sampleOf(schema: Schema): unknown {
  const { const: only, enum: choices, examples, oneOf, anyOf, default: usual } = schema as Record<string, unknown[]>
  if (only !== undefined) return only
  if (choices ?? examples) return (choices ?? examples)?.[0]
  if (usual !== undefined) return usual
  if (oneOf ?? anyOf) return sampleOf((oneOf ?? anyOf)?.[0] as Schema)
  if (Array.isArray(schema.type)) return sampleOf({ ...schema, type: schema.type[0] as string })
  if (schema.type === 'object') return sampleObject(schema)
  if (schema.type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf(schema.items as Schema))
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return randomUUID()
  return TEXTS.find((text) => mistakes(schema, text) === null)
}

const sampleObject = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] as Schema)]))

/** Where a call is sent: the path with a sample of each parameter, and such a query. */
export function addressFor({ path, parameters }: Operation, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(String(sampleOf(parameter?.schema as Schema)))
  })
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  return search.size ? `${filled}?${search}` : filled
}
