import { expect, test } from 'vitest'
import { pickPort } from './free-port.ts'

test('any port means one that is free', async () => {
  const { PORT } = await pickPort({ PORT: '0', HOST: '127.0.0.1' })
  expect(Number(PORT)).toBeGreaterThan(1023)
  // Those above are given to outgoing connections, at any moment.
  expect(Number(PORT)).toBeLessThan(32_768)
})

test('a given port stays, and a wrong host is left for later to complain about', async () => {
  expect(await pickPort({ PORT: '4000' })).toEqual({ PORT: '4000' })
  expect(await pickPort({})).toEqual({})
  expect(await pickPort({ PORT: '0', HOST: '203.0.113.1' })).toEqual({ PORT: '0', HOST: '203.0.113.1' })
})
