import { defineConfig } from '@playwright/test'
import { browserPath, flags } from './browser.ts'

/** Journeys through the whole product, in a real browser, on a demo venue of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-product.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may make a page late; the report lists the journeys that were repeated.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every journey took a third of the processor's time; only a repeated journey is recorded.
    trace: 'on-first-retry',
    // Journeys that answer calls themselves have to see all of them; those of the service worker allow it.
    serviceWorkers: 'block',
    // Drawing the movements took up to a quarter of the processor's time.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys wait for the processor: V8's helper threads take more of it than they save (decision 0260).
    launchOptions: { executablePath: await browserPath(), args: [...flags, '--js-flags=--single-threaded'] },
  },
})
