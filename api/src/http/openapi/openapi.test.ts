import { Validator } from '@seriousme/openapi-schema-validator'
import { ENDPOINTS } from '@tq/contract/all.ts'
import { expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'

const api = await testApi()

test('the OpenAPI document is valid 3.1 and holds every call', async () => {
  const document = (await api.server.inject('/api/docs/openapi.json')).json()
  const checked = await new Validator().validate(document)
  expect(checked.errors ?? []).toEqual([])
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(document.paths as Record<string, object>).flatMap((path) => Object.keys(path))
  expect(operations.length).toBe(ENDPOINTS.length)
})

test('the page for people names every call', async () => {
  const { body, headers } = await api.server.inject('/api/docs')
  expect(headers['content-type']).toContain('text/html')
  for (const { method, path } of ENDPOINTS) expect(body).toContain(`${method} ${path}`)
})
