// Records that a backup of the database in service has just been completed, with any program: `npm run note-backup`.
// The dashboard warns when the next one is late.
import { operatorError } from '../operator-error.ts'
import { readArguments, runProgram } from '../run-program.ts'
import { readSettings } from '../settings.ts'
import { findRunning } from './embedded.ts'
import { noteBackup } from './note-backup.ts'
import { requirePostgres } from './require-postgres.ts'

async function main() {
  readArguments('npm run note-backup', 0)
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await requirePostgres(databaseUrl)
  const url = databaseUrl ?? findRunning(dataDir)
  if (!url) throw operatorError(`No server is running on ${dataDir} (DATA_DIR).`)
  await noteBackup(url)
}

await runProgram(main)
