import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Returns the name of every folder with calls in the contract or with a manifest in the web app. */
export function areaNames() {
  const found = ['contract', 'web'].flatMap((workspace) => {
    const source = join(root, workspace, 'src')
    return readdirSync(source).filter((folder) =>
      ['calls.ts', 'index.tsx'].some((file) => existsSync(join(source, folder, file))),
    )
  })
  return [...new Set(found)].sort()
}

/** Tests that cover every call, and journeys that cover every screen. `NIVAS_TEST_AREA` limits them to an area. */
const ofEvery = {
  tests: [
    'server/src/http/bad-input.test.ts',
    'server/src/http/door.test.ts',
    'server/src/plans.test.ts',
    'server/src/fuzz.test.ts',
  ],
  journeys: ['every-screen', 'forbidden'],
}

/** Returns the test files of an area, and the journeys that have its name or use its calls. */
export function filesOf(area) {
  const folders = ['contract', 'server', 'web'].map((workspace) => `${workspace}/src/${area}/`)
  const ownJourneys = readdirSync(join(root, 'e2e')).filter(
    (file) =>
      file.endsWith('.spec.ts') &&
      (file.includes(area) ||
        readFileSync(join(root, 'e2e', file), 'utf8').includes(`@nivas/contract/${area}/`)),
  )
  return {
    tests: [...folders.filter((folder) => existsSync(join(root, folder))), ...ofEvery.tests],
    journeys: [...ownJourneys, ...ofEvery.journeys].map((file) => join(root, 'e2e', `.*${file}`)),
  }
}
