// Accepts this server's key for identity numbers as the key of the database, after the earlier key was lost: `npm run
// accept-identity-key`. deploy/README.md describes the consequences.
import { connect } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { requirePostgres } from '../db/require-postgres.ts'
import { readArguments, runProgram } from '../run-program.ts'
import { readSettings } from '../settings.ts'
import { acceptKey } from './one-key.ts'

async function main() {
  readArguments('npm run accept-identity-key', 0)
  const settings = readSettings(process.env)
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) await requirePostgres(databaseUrl)
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir })
  try {
    await migrate(url)
    const { db } = connect(url, { max: 1 })
    await acceptKey(db, settings).finally(() => db.destroy())
    console.log('The key of this server is the key of its database now.')
  } finally {
    await stop()
  }
}

await runProgram(main)
