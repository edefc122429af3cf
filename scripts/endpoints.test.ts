import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ENDPOINTS, isEndpoint } from '@tq/contract/all.ts'
import { expect, test } from 'vitest'

const CONTRACT = resolve('contract/src')

test('every call that a file of the contract declares is among all of them: what is not there has no strangers, no documentation and no audit', async () => {
  const files = globSync('**/*.ts', { cwd: CONTRACT, exclude: ['testing/**', '**/*.test.ts'] })
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))))
  const declared = new Set(modules.flatMap((module) => Object.values(module)).filter(isEndpoint))
  expect([...declared].filter((endpoint) => !ENDPOINTS.includes(endpoint)).map(({ path }) => path)).toEqual([])
  expect(declared.size).toBe(ENDPOINTS.length)
})
