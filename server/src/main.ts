import { setTimeout as sleep } from 'node:timers/promises'
import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ensureFirstAdministrator } from './access/index.ts'
import { createApp } from './app.ts'
import { codeOf, messageOf } from './caught.ts'
import { connect } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { openListener } from './db/listen.ts'
import { migrate } from './db/migrate.ts'
import { openReplica } from './db/replica.ts'
import { requirePostgres } from './db/require-postgres.ts'
import type { DB } from './db/schema.gen.ts'
import { fillDemo, oldDemo, signInsOf } from './demo/index.ts'
import { loadFile } from './dictionary/index.ts'
import { ownAddress } from './http/own-address.ts'
import { hideStoredNumbers, requireSameKey, sealerOf } from './identity/index.ts'
import { openQueue } from './jobs/queue.ts'
import { onceAMinute } from './once-a-minute.ts'
import { operatorError } from './operator-error.ts'
import { printFailure } from './run-program.ts'
import { readSettings, type Settings } from './settings.ts'
import { onStop } from './signals.ts'
import { workersOf } from './workers.ts'

/** How long current requests may take after a shutdown begins. */
const DRAIN_MS = 10_000

/** The started parts, which are stopped in the opposite order, each with a time limit. */
const started: (() => Promise<unknown>)[] = []

const stopWithin = (ms: number, end: () => Promise<unknown>) =>
  started.push(() => Promise.race([end(), sleep(ms, undefined, { ref: false })]))

async function start() {
  const settings = readSettings(process.env)
  const { url, isNew, settle } = await openDatabase(settings)
  await migrate(url)
  const { db } = connect(url, { max: 20, forRequests: true })
  stopWithin(1_000, () => db.destroy())
  const { db: backgroundDb } = connect(url, { max: 6 })
  stopWithin(1_000, () => backgroundDb.destroy())
  const { reportsDatabaseUrl } = settings
  const replica = reportsDatabaseUrl
    ? openReplica(reportsDatabaseUrl, db, { max: 20, forRequests: true })
    : undefined
  const backgroundReplica = reportsDatabaseUrl
    ? openReplica(reportsDatabaseUrl, backgroundDb, { max: 2 })
    : undefined
  stopWithin(1_000, async () => Promise.all([replica?.stop(), backgroundReplica?.stop()]))

  await requireSameKey(backgroundDb, settings)
  await hideStoredNumbers(backgroundDb, sealerOf(settings))
  await loadFile(backgroundDb)
  const administrator = await ensureFirstAdministrator(backgroundDb, settings)
  if (administrator?.password) {
    console.log(`First sign-in: ${administrator.email} with the password ${administrator.password}`)
  }
  if (settings.demo !== false) await prepareDemo(backgroundDb, settings, isNew)
  settle()

  // The log exists only once the app is created.
  const log: { error?: (error: Error) => void } = {}
  const queue = await openQueue(
    url,
    onceAMinute((error: Error) => log.error?.(error)),
  )
  stopWithin(DRAIN_MS, queue.stop)
  const listener = openListener(url)
  stopWithin(1_000, listener.close)
  const options = { db, queue, listener, settings, replica }
  const app = await createApp(options)
  log.error = ({ message, stack }) => app.log.error({ error: { message, stack } }, 'queue')
  stopWithin(DRAIN_MS, () => app.close())
  const working = { ...options, db: backgroundDb, replica: backgroundReplica }
  // Before the first request, which may add a job. The server's address is not known yet, but the names of jobs do not
  // depend on it.
  await queue.make(workersOf(working, 'http://127.0.0.1'))
  const origin = await listen(app, settings)
  await queue.work(workersOf(working, origin), settings.venueTimeZone)
  if (settings.smtpUrl && !settings.publicUrl)
    console.log(`Links in mails lead to ${origin}: set PUBLIC_URL to the address that people reach.`)
  console.log(`Nivas is ready at ${origin}`)
}

/** Fills what a demo lacks, and prints the sign-ins of a new one or the warning about an old one. */
async function prepareDemo(
  db: Kysely<DB>,
  { demo, venueTimeZone: timeZone }: Settings,
  isNew: boolean,
): Promise<void> {
  // Takes the time once. At midnight, two readings could give the old day with the time of the new one.
  const now = new Date()
  const day = { today: dayIn(timeZone, now), timeZone }
  const staff = await fillDemo(db, { ...day, now: timeIn(timeZone, now), fromEmpty: demo ?? isNew })
  if (staff.length > 0) console.log(signInsOf(staff))
  const old = await oldDemo(db, day)
  if (old) console.log(old)
}

async function openDatabase({ databaseUrl, dataDir, venueTimeZone }: Settings) {
  if (databaseUrl) {
    await requirePostgres(databaseUrl, venueTimeZone)
    return { url: databaseUrl, isNew: false, settle: () => {} }
  }
  const embedded = await startEmbedded({ dataDir, onFailure: fail, onTrouble: onceAMinute(printFailure) })
  stopWithin(60_000, embedded.stop)
  return embedded
}

/** Resolves to the server's own address. */
async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE')
      throw operatorError(`Port ${port} is in use by another program. Set PORT to another one.`)
    throw code
      ? operatorError(`Nivas cannot listen on HOST ${host}, PORT ${port}: ${messageOf(error)}.`)
      : error
  }
  return ownAddress(app, settings)
}

/** Lets current requests finish, and then stops PostgreSQL. */
async function stop(code: number): Promise<never> {
  for (const end of started.splice(0).reverse()) {
    await end().catch((error: unknown) => {
      printFailure(error)
      code = 1
    })
  }
  process.exit(code)
}

function fail(error: unknown) {
  // Errors that the shutdown causes are not reported.
  if (stopping) return
  printFailure(error)
  stop(1)
}

let stopping = false
const starting = start().catch(fail)

onStop(() => {
  stopping = true
  starting.then(() => stop(0))
})
