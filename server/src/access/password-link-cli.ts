// Prints a link that sets a new password: `npm run password-link -- e-mail`. For an administrator who cannot sign in,
// when no other administrator can help and no mail is sent.
import { connect } from '../db/connection.ts'
import { findRunning } from '../db/embedded.ts'
import { requirePostgres } from '../db/require-postgres.ts'
import { operatorError } from '../operator-error.ts'
import { readArguments, runProgram } from '../run-program.ts'
import { readSettings } from '../settings.ts'
import { linkForOperator } from './link-for-operator.ts'
import { RESET_MINUTES } from './reset-link.ts'

async function main() {
  const [email = ''] = readArguments('npm run password-link -- e-mail', 1)
  const { databaseUrl, dataDir, host, port, publicUrl = `http://${host}:${port}` } = readSettings(process.env)
  if (databaseUrl) await requirePostgres(databaseUrl)
  const url = databaseUrl ?? findRunning(dataDir)
  if (!url) throw operatorError(`No server is running on ${dataDir} (DATA_DIR).`)
  const { db } = connect(url, { max: 1 })
  const link = await linkForOperator(db, email).finally(() => db.destroy())
  console.log(`${publicUrl}${link}`)
  console.error(`The link sets a new password, once, within ${RESET_MINUTES} minutes. Keep it secret.`)
}

await runProgram(main)
