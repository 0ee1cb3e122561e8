import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './run.mjs'

/** Every folder that the contract has calls in, or the web app a manifest. */
export function areaNames() {
  const found = ['contract/src/*/calls.ts', 'web/src/*/index.tsx'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  )
  return [...new Set(found.map((path) => path.split('/')[2]))].sort()
}

/** Tests that go through every call, and journeys through every screen: each keeps to `NIVAS_TEST_AREA`. */
const ofEvery = {
  tests: [
    'server/src/http/bad-input.test.ts',
    'server/src/http/door.test.ts',
    'server/src/plans.test.ts',
    'server/src/fuzz.test.ts',
  ],
  journeys: ['every-screen', 'every-dialog', 'forbidden'],
}

/** The test files of an area, and the journeys that are named like it or make its calls. */
export function filesOf(area) {
  const folders = ['contract', 'server', 'web'].map((workspace) => `${workspace}/src/${area}/`)
  const ownJourneys = globSync('e2e/**/*.spec.ts', { cwd: root }).filter(
    (file) =>
      basename(file).includes(area) ||
      readFileSync(join(root, file), 'utf8').includes(`@nivas/contract/${area}/`),
  )
  return {
    tests: [...folders.filter((folder) => existsSync(join(root, folder))), ...ofEvery.tests],
    journeys: [...ownJourneys, ...ofEvery.journeys].map((file) => join(root, 'e2e', `.*${basename(file)}`)),
  }
}
