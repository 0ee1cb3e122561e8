// `npm run e2e -- gate`: builds the web app, then runs the journeys whose file names contain `gate`; without a name,
// runs all journeys. Passes Playwright's options (`--headed`, `-g 'a title'`) through.
import { join } from 'node:path'
import { journeys, playwright, root, run } from './run.mjs'

const named = process.argv.slice(2).map((name) => (name.startsWith('-') ? name : `${journeys}/.*${name}`))
const built = await run([join(root, 'tools/build-web.mjs')])
process.exitCode =
  built || (await run([playwright, 'test', `--config=${journeys}/playwright.config.ts`, ...named]))
