import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { administrator } from './staff.ts'

const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
const PATIENCE = 120_000

/** Starts the product as `npm start` does, on a data folder of its own, and stops it after the journeys. */
export default async function startProduct() {
  if (process.env.NIVAS_ORIGIN) return
  const dataDir = mkdtempSync(join(tmpdir(), 'nivas-e2e-'))
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      NIVAS_DEMO: '1',
      VENUE_TZ: 'Asia/Kolkata',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  process.env.NIVAS_ORIGIN = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the product was not ready in time')), PATIENCE)
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const address = /^.*ready.*(http:\/\/\S+)/im.exec(said)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`the product stopped with ${code}`)))
  })
  return async () => {
    server.kill('SIGTERM')
    await stopped
    rmSync(dataDir, { recursive: true, force: true })
  }
}
