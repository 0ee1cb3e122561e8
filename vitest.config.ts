import { defineConfig } from 'vitest/config'

/** One project per workspace and one for the tools, so that a test of the contract or the web app starts no database. */
export default defineConfig({
  test: {
    // Left to itself it keeps one of two cores free; many tests wait for processes of their own.
    maxWorkers: 2,
    projects: ['contract', 'server', 'web', 'print-agent', 'tools'].map((name) => ({
      test: {
        name,
        include: [name === 'tools' ? 'tools/**/*.test.mjs' : `${name}/src/**/*.test.{ts,tsx}`],
        globalSetup: name === 'server' ? ['server/src/testing/cluster.ts'] : [],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    })),
  },
})
