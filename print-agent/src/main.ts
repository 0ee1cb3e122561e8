import { openJournal } from './journal.ts'
import { openOutput } from './outputs/open.ts'
import { bytesOf } from './paper/print-out.ts'
import { createPress } from './press.ts'
import { buildServer } from './server.ts'
import { readSettings } from './settings.ts'

/**
 * The time within which a signal counts as the same one, in ms: systemd and a terminal signal every process, and npm
 * forwards the signal to this process again.
 */
const SAME_SIGNAL_MS = 300

/** Starts the print service of one counter, which is reachable from this machine only. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const output = openOutput(settings)
  const journal = openJournal(settings.journal)
  const press = createPress({ output, journal, bytesOf: (job) => bytesOf(job, settings) })
  const server = buildServer(settings, press, output.name)
  await server.listen({ host: '127.0.0.1', port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${settings.port} is taken: the print service runs already, or set PRINT_PORT.`)
      : error
  })
  // This process has the port, so no other print service writes to the journal.
  journal.tidy()
  const at = server.server.address()
  const port = typeof at === 'object' && at ? at.port : settings.port
  console.log(`Print service is ready at http://localhost:${port}/print/ and prints to ${output.name}`)
  if (output.name === 'preview') console.log(`Receipts can be looked at: http://localhost:${port}/preview/`)

  const stop = async () => {
    await server.close()
    // Waits until the current receipt is printed completely and recorded.
    await press.rest()
    journal.close()
    process.exit(0)
  }
  let since: number | undefined
  const begin = () => {
    if (since !== undefined && Date.now() - since > SAME_SIGNAL_MS) process.exit(1)
    if (since !== undefined) return
    since = Date.now()
    void stop()
  }
  // SIGHUP means that the console's window was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, begin)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
