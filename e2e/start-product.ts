import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { access } from '@nivas/contract/access/calls.ts'
import { makeFolder } from '../server/src/testing/folder.ts'
import { startServer } from '../server/src/testing/process.ts'
import { office } from './office.ts'
import { administrator, storeStaff } from './staff.ts'

/** Starts the product as `npm start` does, with its own data folder, and stops it after the journeys. */
export default async function startProduct() {
  if (process.env.NIVAS_ORIGIN) return
  const dataDir = makeFolder('e2e')
  const server = startServer({
    DATA_DIR: dataDir,
    NIVAS_DEMO: '1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    IDENTITY_CERTIFICATES: fileURLToPath(new URL('../server/src/identity/testing', import.meta.url)),
  })
  process.env.NIVAS_ORIGIN = await server.ready
  storeStaff(server.output.out)
  // Otherwise the administrator would get the language of the first journey's browser.
  await office(access.setLanguage, { language: 'en' })
  return async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
