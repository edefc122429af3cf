import { ENDPOINTS } from '@tq/contract/all.ts'
import type { Endpoint } from '@tq/contract/endpoint.ts'
import { ERRORS } from '@tq/contract/errors.ts'
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

function operation(endpoint: Endpoint): Json {
  const hasBody = endpoint.method !== 'GET' && !(endpoint.body instanceof z.ZodUndefined)
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(endpoint.access === 'open' ? {} : { security: [{ bearer: [] }], 'x-access': endpoint.access }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: schema(endpoint.body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'Thành công', content: { 'application/json': { schema: envelope(endpoint) } } },
      400: { description: ERRORS.INPUT_INVALID.message },
      ...(endpoint.access === 'open'
        ? {}
        : { 401: { description: ERRORS.SESSION_EXPIRED.message }, 403: { description: ERRORS.FORBIDDEN.message } }),
    },
  }
}

function parameters(shape: z.ZodObject, place: 'path' | 'query'): Json[] {
  return Object.entries(shape.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
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
