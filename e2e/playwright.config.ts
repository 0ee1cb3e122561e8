import { defineConfig } from '@playwright/test'
import { browserPath, flags } from './browser.ts'

/** Runs journeys through the whole product, in a real browser, on a separate demo venue. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-product.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a page may be late; the report lists the journeys that were repeated.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every journey took a third of the processor's time; only a repeated journey is recorded.
    trace: 'on-first-retry',
    // Journeys that answer calls themselves must intercept all of them; journeys of the service worker allow it.
    serviceWorkers: 'block',
    // Drawing animations took up to a quarter of the processor's time.
    contextOptions: { reducedMotion: 'reduce' },
    // The processor limits the journeys: V8's helper threads take more of its time than they save (decision 0260).
    launchOptions: { executablePath: await browserPath(), args: [...flags, '--js-flags=--single-threaded'] },
  },
})
