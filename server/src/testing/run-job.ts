import { readSettings } from '../settings.ts'
import { workersOf } from '../workers.ts'
import type { TestServer } from './server.ts'

function workerOf({ db, queue }: TestServer, name: string, env: Record<string, string>) {
  const settings = readSettings({
    ...{ IDENTITY_KEY: 'a key for the tests', VENUE_NAME: 'Test venue' },
    ...env,
  })
  const worker = workersOf({ db, queue, settings }, 'http://127.0.0.1').find(({ job }) => job.name === name)
  if (!worker) throw new Error(`there is no job ${name}`)
  return worker
}

/**
 * Runs a job once, as another server of the same database would, but without the queue; its errors are thrown.
 *
 * @param env the settings of that server
 */
export async function runJob(
  server: TestServer,
  name: string,
  payload: object,
  { attempt = 1, env = {} as Record<string, string> } = {},
): Promise<void> {
  const worker = workerOf(server, name, env)
  await worker.run(payload as never, { attempt, signal: new AbortController().signal })
}

/** Gives up a job, as the queue does after its last attempt. */
export async function giveUpJob(
  server: TestServer,
  name: string,
  payload: object,
  env: Record<string, string> = {},
): Promise<void> {
  await workerOf(server, name, env).gaveUp?.(payload as never)
}
