import { ENDPOINTS } from '@tq/contract/all.ts'
import { ERRORS } from '@tq/contract/errors.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import type { FilePart } from '@tq/contract/http/files.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** OpenAPI 3.1, made from the contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Thư Quán',
      version: '1',
      description: 'Mọi lời gọi trả về cùng một phong bì: isSuccess, data, successMessage, errorMessage, status, totalPage.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

export function operation(endpoint: Endpoint): Json {
  const body = requestBody(endpoint)
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.access === 'open' ? {} : { security: [{ bearer: [] }], 'x-access': endpoint.access }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: { description: 'Thành công', content: { 'application/json': { schema: envelope(endpoint) } } },
      400: { description: ERRORS.INPUT_INVALID.message([]) },
      ...(body
        ? { 413: { description: ERRORS.BODY_TOO_LARGE.message }, 415: { description: ERRORS.BODY_TYPE_UNSUPPORTED.message } }
        : {}),
      ...(endpoint.access === 'open'
        ? {}
        : { 401: { description: ERRORS.SESSION_EXPIRED.message }, 403: { description: ERRORS.FORBIDDEN.message } }),
    },
  }
}

function requestBody(endpoint: Endpoint): Json | null {
  const { body, files } = endpoint
  if (Object.keys(files).length) return { required: true, content: { 'multipart/form-data': multipart(endpoint) } }
  if (body instanceof z.ZodUndefined) return null
  return { required: !body.safeParse(undefined).success, content: { 'application/json': { schema: schema(body, 'input') } } }
}

function multipart({ body, files }: Endpoint): Json {
  const fields = (body instanceof z.ZodUndefined ? {} : schema(body, 'input')) as { properties?: Json; required?: string[] }
  const named = Object.entries(files)
  return {
    schema: {
      type: 'object',
      properties: { ...fields.properties, ...Object.fromEntries(named.map(([field, part]) => [field, fileSchema(part)])) },
      required: [...(fields.required ?? []), ...named.filter(([, { isOptional }]) => !isOptional).map(([field]) => field)],
      additionalProperties: false,
    },
    encoding: Object.fromEntries(named.map(([field, { types }]) => [field, { contentType: types.join(', ') }])),
  }
}

function fileSchema({ most = 1, mostBytes, isOptional }: FilePart): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: mostBytes }
  return most === 1 ? file : { type: 'array', items: file, minItems: isOptional ? 0 : 1, maxItems: most }
}

function parameters(shape: z.ZodObject, place: 'path' | 'query'): Json[] {
  return Object.entries(shape.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schema(field as z.ZodType, 'input'),
  }))
}

function envelope(endpoint: Endpoint): Json {
  const beside = schema(endpoint.beside, 'output') as { properties?: Json }
  return {
    type: 'object',
    required: ['isSuccess', 'data', 'successMessage', 'errorMessage', 'status', 'totalPage'],
    properties: {
      isSuccess: { type: 'boolean' },
      data: schema(endpoint.data, 'output'),
      successMessage: { type: ['string', 'null'] },
      errorMessage: { type: ['string', 'null'] },
      status: { type: 'integer' },
      totalPage: { type: 'integer', default: 1 },
      ...beside.properties,
    },
  }
}

function schema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return json
}
