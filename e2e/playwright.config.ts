import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../scripts/tools/chromium.ts'
import { isLong } from './fixtures/widths.ts'

const executablePath = findChromium()
/** One that failed can be looked into: with every step of it, and a screen that is drawn. */
const isLookedInto = Boolean(process.env.TRACE)

/** As root, Chromium has no sandbox to fall back on; the rest keeps it from calling out. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing is drawn by a graphics card: a process of its own for it, and more threads than the cores are left, only cost.
  '--in-process-gpu',
  '--num-raster-threads=1',
  // A page of a journey lives for seconds: what V8 would spend on making its code quick is never earned back.
  '--js-flags=--no-opt --no-maglev',
]

/** The long ones wait for `npm run test:long`. */
const leftOut = isLong ? [] : [/@long/]

/**
 * Journeys look at words, boxes and ways: nobody sees the screen, and putting colours into it is a tenth of the browser's work, loading
 * pictures another; and they are readers who asked for less motion, since each frame of it is laid out. What looks at pictures or at the
 * screen itself has `@drawn` in its title; the long run draws and moves everything.
 */
const isUnseen = !isLong && !isLookedInto
const UNSEEN = isUnseen ? ['--force-gpu-mem-available-mb=1', '--blink-settings=imagesEnabled=false'] : []

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the two cores: a journey waits now and then.
  workers: 3,
  // Two cores, sometimes shared: slowness is measured by the bench, not here.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './fixtures/global-setup.ts',
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Every step of every journey: a quarter of the whole run. `TRACE=on` for the one that is looked into.
    trace: isLookedInto ? 'retain-on-failure' : 'off',
  },
  projects: [
    // First: it has the longest ones, and at the end one worker would wait for the other.
    { name: 'drawn', grep: /@drawn/, grepInvert: leftOut, use: { launchOptions: { executablePath, args } } },
    {
      name: 'desktop',
      grepInvert: [/@drawn/, ...leftOut],
      use: {
        launchOptions: { executablePath, args: [...args, ...UNSEEN] },
        contextOptions: isUnseen ? { reducedMotion: 'reduce' } : {},
      },
    },
  ],
})
