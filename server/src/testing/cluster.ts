import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createDatabase } from './create-database.ts'
import { makeFolder } from './folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database of this run, which every test file clones. */
    templateUrl: string
    /** A folder of this run for data that several test files share. */
    scratch: string
  }
}

/** Vitest's global set-up: starts one database server for the run, with one migrated database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster()
  const scratch = makeFolder('scratch')
  project.provide('templateUrl', url)
  project.provide('scratch', scratch)
  return async () => {
    await stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * Starts a migrated, empty database on a PostgreSQL that `stop` removes. It is also removed when this process ends, in
 * any way. `TEST_DATABASE_URL` names a server to use instead.
 */
export async function startTestCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given ? await onServer(given) : await onOwnCluster()
  try {
    await migrate(url)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function onServer(server: string) {
  const { url, drop } = await createDatabase(server)
  return { url, stop: drop }
}

async function onOwnCluster() {
  const dataDir = makeFolder('test')
  stopWhenWeEnd(dataDir, { remove: true })
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Stops PostgreSQL when this process ends, because PostgreSQL would outlive it. A helper process detects our end, even
 * by Ctrl-C or kill -9, by the end of its input. The helper runs in a separate session, where a Ctrl-C does not reach
 * it.
 *
 * @param remove whether to delete the data folder too
 */
export function stopWhenWeEnd(dataDir: string, { remove }: { remove: boolean }): void {
  if (process.platform === 'win32') return
  const script = `
    cat > /dev/null
    pid=$(head -n 1 "$1/postgres/postmaster.pid" 2> /dev/null) && kill -INT "$pid"
    while [ -n "$pid" ] && kill -0 "$pid"; do sleep 0.1; done
    [ "$2" = true ] && rm -rf "$1"`
  const helper = spawn('/bin/sh', ['-c', script, 'sh', dataDir, String(remove)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  helper.unref()
  // Without `unref`, the open pipe would keep this process alive.
  ;(helper.stdin as unknown as { unref: () => void }).unref()
}
