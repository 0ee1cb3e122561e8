import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileCache } from './server/src/testing/process.ts'
import { lazySchemas } from './web/lazy-schemas.ts'

/** Test files of 10 s and more, the longest first. A file that stands at the end keeps one processor waiting. */
const longest = [
  'server/src/http/bad-input.test.ts',
  'server/src/plans.test.ts',
  'server/src/main.test.ts',
  'server/src/demo/fill-parts.test.ts',
  'server/src/mail/send-mails.test.ts',
  'server/src/fuzz.test.ts',
  'server/src/crash.test.ts',
  'server/src/killed-jobs.test.ts',
  'server/src/imports/crash.test.ts',
  'server/src/away.test.ts',
  'server/src/identity-numbers.test.ts',
  'server/src/schedules/report-mails.test.ts',
  'server/src/imports/hostile.test.ts',
  'server/src/imports/imports.test.ts',
  'server/src/imports/upload-and-run.test.ts',
  'server/src/imports/vaccinations-meanwhile.test.ts',
  'server/src/imports/cli.test.ts',
  'server/src/imports/electricity-meanwhile.test.ts',
  'server/src/db/embedded.test.ts',
  'server/src/gate/live-board.test.ts',
  'server/src/access/credentials-change.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** Files that need modules of their own: one replaces a module, the other needs one in which few statements are prepared. */
const alone = ['server/src/every-field-read.test.ts', 'server/src/http/outdated-plans.test.ts']

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }
const cluster = ['server/src/testing/cluster.ts']

/** One project per workspace and one for the tools, so that a test of the contract or the web app starts no database. */
export default defineConfig({
  test: {
    // More than the two cores of a small machine: many tests wait for processes of their own.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files of the server share the modules of their worker: loading and warming them up took more than half of
      // the processor's time. What a test changes is in a database of its own.
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: alone,
          globalSetup: cluster,
          isolate: false,
          // For the processes that the tests start.
          env: compileCache,
          ...limits,
        },
      },
      { test: { name: 'server, alone', include: alone, globalSetup: cluster, ...limits } },
      ...['contract', 'print-agent'].map((name) => ({
        test: { name, include: [`${name}/src/**/*.test.ts`], ...limits },
      })),
      {
        plugins: [lazySchemas()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          setupFiles: ['web/src/api/testing/load-schemas.ts'],
          ...limits,
        },
      },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], ...limits } },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], ...limits } },
    ],
  },
})
