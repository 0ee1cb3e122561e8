import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileCache } from './server/src/testing/process.ts'
import { lazySchemas } from './web/lazy-schemas.ts'

/** Test files of 10 s and more, the longest first. A file that stands at the end keeps one processor waiting. */
const longest = [
  'server/src/http/bad-input.test.ts',
  'server/src/plans.test.ts',
  'server/src/main.test.ts',
  'server/src/fuzz.test.ts',
  'server/src/crash.test.ts',
  'server/src/identity-numbers.test.ts',
  'server/src/mail/send-mails.test.ts',
  'server/src/imports/crash.test.ts',
  'server/src/killed-jobs.test.ts',
  'server/src/demo/fill-parts.test.ts',
  'server/src/away.test.ts',
  'server/src/demo/fill-moments.test.ts',
  'server/src/imports/hostile.test.ts',
  'server/src/schedules/report-mails.test.ts',
  'server/src/imports/vaccinations-meanwhile.test.ts',
  'server/src/imports/electricity-meanwhile.test.ts',
  'server/src/imports/import-products.test.ts',
  'server/src/imports/import-electricity.test.ts',
  'server/src/imports/import-vaccinations.test.ts',
  'server/src/imports/reader/linear-time.test.ts',
  'server/src/imports/import-rooms.test.ts',
  'web/src/languages/complete.test.ts',
  'server/src/http/replica.test.ts',
  'server/src/db/embedded.test.ts',
  'server/src/imports/cli.test.ts',
  'server/src/imports/reader/read-back.test.ts',
  'server/src/jobs/queue.test.ts',
  'server/src/gate/live-board.test.ts',
  'server/src/http/door.test.ts',
  'server/src/reservations/apply.test.ts',
  'server/src/db/embedded/backup.test.ts',
  'server/src/pos/shops.test.ts',
  'server/src/demo/cash-sessions.test.ts',
  'server/src/imports/upload-and-run.test.ts',
  'server/src/demo/fill-demo.test.ts',
  'server/src/electrical/killed-payment.test.ts',
  'server/src/imports/imports.test.ts',
  'server/src/access/credentials-change.test.ts',
  'server/src/reports/agreement.test.ts',
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

/** Files of the server that need modules of their own: one replaces a module, the other needs one in which few statements are prepared. */
const alone = ['server/src/every-field-read.test.ts', 'server/src/http/outdated-plans.test.ts']

const cluster = ['server/src/testing/cluster.ts']
const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

/** The web app's tests that replace something global or a module, by Vitest's `vi`: they need modules of their own. */
const webAlone = globSync('web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  /import .*\bvi\b.* from 'vitest'/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
)
const web = {
  plugins: [lazySchemas()],
  test: { name: 'web', setupFiles: ['web/src/api/testing/load-schemas.ts'], ...limits },
}

/** One project per workspace and one for the tools, so that a test of the contract or the web app starts no database. */
export default defineConfig({
  test: {
    // More than the two cores of a small machine: many tests wait for processes of their own.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share the modules of their worker: loading and warming them up took more than half of the processor's
      // time. What a test of the server changes is in a database of its own.
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
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false, ...limits } },
      { test: { name: 'print-agent', include: ['print-agent/src/**/*.test.ts'], ...limits } },
      {
        ...web,
        test: {
          ...web.test,
          include: ['web/src/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          exclude: webAlone,
          isolate: false,
        },
      },
      { ...web, test: { ...web.test, name: 'web, alone', include: webAlone } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'], ...limits } },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], ...limits } },
    ],
  },
})
