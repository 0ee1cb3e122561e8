import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { makeFolder } from '../server/src/testing/folder.ts'
import { type ServerProcess, startServer } from '../server/src/testing/process.ts'
import { STORAGE_KEY } from '../web/src/api/session-key.ts'
import { browserPath, flags } from './browser.ts'
import { administrator } from './staff.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Starts a separate venue whose server can be killed, and a browser that can be closed and opened again. The browser
 * also works when this server is not running.
 */
export async function lostServer() {
  const folder = makeFolder('lost')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let server: ServerProcess | undefined
  let context: BrowserContext | undefined

  const start = async () => {
    server = startServer({
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    await server.ready
  }
  /** Kills the server as a power cut would: without a signal that it can handle. */
  const kill = async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
  }
  const openBrowser = async (): Promise<Page> => {
    context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: await browserPath(),
      args: flags,
      viewport: { width: 1366, height: 768 },
      timezoneId: 'Asia/Kolkata',
      locale: 'en-IN',
      timeout: 180_000,
      serviceWorkers: 'allow',
    })
    context.setDefaultTimeout(60_000)
    return context.pages()[0] ?? (await context.newPage())
  }
  const closeBrowser = async () => context?.close()
  /** Waits until the session key is on the disk: a browser writes its local storage some seconds after a change. */
  const isSessionOnDisk = async (page: Page) => {
    const key = await page.evaluate((name) => localStorage.getItem(name), STORAGE_KEY)
    expect(key).toBeTruthy()
    const stored = join(folder, 'browser', 'Default', 'Local Storage', 'leveldb')
    const files = () => readdirSync(stored).map((name) => readFileSync(join(stored, name), 'latin1'))
    await expect.poll(() => files().some((text) => text.includes(key ?? '')), { timeout: 30_000 }).toBe(true)
  }
  /** Kills the browser as a crash would: by the id of the process that has this folder open. */
  const killBrowser = async () => {
    const closed = new Promise((resolve) => context?.once('close', resolve))
    const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 })
    for (const line of processes.split('\n'))
      if (line.includes(`--user-data-dir=${join(folder, 'browser')}`) && !line.includes('--type='))
        process.kill(Number.parseInt(line, 10), 'SIGKILL')
    await closed
  }
  const end = async () => {
    await closeBrowser().catch(() => undefined)
    // Starts a killed server again, so that it can stop its database.
    if (server && (server.child.exitCode !== null || server.child.signalCode !== null)) await start()
    server?.child.kill('SIGTERM')
    await server?.ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, start, kill, openBrowser, closeBrowser, killBrowser, isSessionOnDisk, end }
}

/** Signs in with the form. */
export async function enter(page: Page, origin: string) {
  await page.goto(`${origin}/#/gate-visitor-entry`)
  await page.getByLabel('Email').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Satsangi Id Number').waitFor()
}

/** Waits until the browser has stored all files and answers that it needs offline: for a second, none was added. */
export async function isReadyOffline(page: Page) {
  await page.evaluate(async () => {
    const needed = ['/api/admin/sealing-key', '/api/auth/user']
    let [before, since] = [0, 0]
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let tries = 0; tries < 1500; tries++) {
      const [key, user] = await Promise.all([caches.match(needed[0] ?? ''), caches.match(needed[1] ?? '')])
      const files = (await caches.keys()).some((name) => name.startsWith('nivas-files-'))
      const last = (await (await caches.open('nivas-kept')).keys()).length
      since = last === before ? since + 1 : 0
      before = last
      if (key && user && files && last >= 7 && since >= 10 && navigator.serviceWorker.controller) return
      await wait(100)
    }
    throw new Error('The browser did not keep what it needs')
  })
}

/** Makes one entry with the real form, as a guard at the gate does. */
export async function enterByForm(page: Page, name: string, card: string, day: string) {
  await page.getByLabel('Satsangi Id Number').fill(card)
  await page.keyboard.press('Enter')
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('combobox', { name: /^Visiting House/ }).fill('B-12')
  await page.getByLabel(/^Departure Date/).fill(day)
  await page.getByLabel(/^Departure Time/).fill('2359')
  await page.keyboard.press('F2')
}

/** Makes one visit of the memorial site with the real form; the field of the next one is ready then. */
export async function visitByForm(page: Page, name: string, card: string) {
  const scan = page.getByLabel(/^Please Scan AadharCard/)
  await scan.fill(card)
  await scan.press('Enter')
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876543210')
  await page.keyboard.press('F2')
  await page.getByTestId('entered').getByText(name).waitFor()
}
