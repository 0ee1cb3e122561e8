import { connect } from '../db/connection.ts'
import { findRunning, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { requirePostgres } from '../db/require-postgres.ts'
import { protectBy } from '../http/protect.ts'
import { identityKey, requireSameKey, sealerOf } from '../identity/index.ts'
import { readSettings } from '../settings.ts'
import { importFromCommandLine } from './import-from-command-line.ts'

type GivenFile = Parameters<typeof importFromCommandLine>[2]

/** Returns the database of a running server, or starts one for the import. */
async function openDatabase() {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await requirePostgres(databaseUrl)
  const running = databaseUrl ?? findRunning(dataDir)
  return running ? { url: running, settle: () => {}, stop: async () => {} } : startEmbedded({ dataDir })
}

/** Writes progress to stderr, in one line of a terminal. */
function write(line: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
}

/**
 * Imports a file into the database of the settings. Resolves to whether it was imported, or with `checkOnly` whether it
 * can be.
 */
export async function importIntoDatabase(file: GivenFile, checkOnly: boolean): Promise<boolean> {
  const { url, settle, stop } = await openDatabase()
  try {
    await migrate(url)
    const { db } = connect(url, { max: 3 })
    const settings = readSettings(process.env)
    const importing = async () => {
      await requireSameKey(db, settings)
      const secrets = {
        seal: sealerOf(settings),
        protect: protectBy(identityKey(settings)),
        timeZone: settings.venueTimeZone,
      }
      return importFromCommandLine(db, secrets, file, {
        checkOnly,
        onProgress: write,
        onProblem: (line) => console.log(line),
        onEnd: (line) => {
          write('')
          console.error(line)
        },
      })
    }
    const isRight = await importing().finally(() => db.destroy())
    // Marks the database as set up, so that the first start of the server does not add a demo to the venue's own rows.
    if (isRight && !checkOnly) settle()
    return isRight
  } finally {
    await stop()
  }
}
