import { defineConfig } from 'vitest/config'

const databaseTests = { globalSetup: ['./db/testing/global-setup.ts'], hookTimeout: 60_000 }
/** Whole programs are started, killed and built in these. */
const processTests = {
  ...databaseTests,
  globalSetup: [...databaseTests.globalSetup, './e2e/ops/fixtures/global-setup.ts'],
  testTimeout: 240_000,
  hookTimeout: 120_000,
}

/**
 * A room's tests; those that touch the database get their own copy of the demo one. Files share a process: loading the whole
 * API anew for each of them was two thirds of the time.
 */
function room(name: string, extra: object = {}) {
  return {
    test: {
      name,
      include: [`${name}/**/*.test.ts`, `${name}/**/*.test.tsx`],
      exclude: ['**/node_modules/**', '**/build/**'],
      isolate: false,
      setupFiles: ['./vitest.setup.ts'],
      // Slowness is measured by the bench: on a busy machine a test of one second may take ten.
      testTimeout: 30_000,
      ...extra,
    },
  }
}

/** What is called `@long` waits for `npm run test:long`; `npm run verify` does without `@slow`, what takes a second or more, as well. */
const LEFT_OUT = process.env.LONG ? '' : process.env.QUICK ? 'long|slow' : 'long'

export default defineConfig({
  test: {
    // One less than the cores would be one: the database works beside.
    maxWorkers: 2,
    ...(LEFT_OUT ? { testNamePattern: new RegExp(`^(?!.*@(${LEFT_OUT}))`) } : {}),
    projects: [
      room('contract'),
      room('covers'),
      room('db', databaseTests),
      room('api', { ...databaseTests, globalSetup: [...databaseTests.globalSetup, './api/src/video/testing/global-setup.ts'] }),
      room('server', databaseTests),
      room('sandbox'),
      room('web'),
      room('scripts'),
      room('e2e/ops', processTests),
    ],
  },
})
