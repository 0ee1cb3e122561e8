// Imports a file from the command line: `npm run import -- customers file.csv`. See README.md.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importKinds, importsOfUsers, MOST_BYTES } from '@nivas/contract/imports/schemas.ts'
import { connect } from '../db/connection.ts'
import { findRunning, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { requirePostgres } from '../db/require-postgres.ts'
import { protectBy } from '../http/protect.ts'
import { identityKey, sealerOf } from '../identity/index.ts'
import { isOperatorError, operatorError } from '../operator-error.ts'
import { readSettings } from '../settings.ts'
import { importFromCommandLine } from './import-from-command-line.ts'

const kinds = importKinds.filter((kind) => !importsOfUsers.includes(kind))
const usage = `npm run import -- ${kinds.join('|')} file.csv|file.xlsx [--check]`

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    })
    const [name, file, ...more] = positionals
    const kind = kinds.find((one) => one === name)
    if (kind && file && more.length === 0) return { kind, file, checkOnly: values.check }
  } catch {
    // An unknown option.
  }
  throw operatorError(usage)
}

async function load(file: string) {
  const type = /\.(csv|txt|tsv)$/i.test(file) ? 'csv' : /\.xlsx$/i.test(file) ? 'xlsx' : undefined
  if (!type) throw operatorError(`${file} is neither a CSV nor an XLSX file.`)
  const bytes = await readFile(file).catch((error: Error) => {
    throw operatorError(`${file} cannot be read: ${error.message}.`)
  })
  if (bytes.length === 0) throw operatorError(`${file} is empty.`)
  if (bytes.length > MOST_BYTES) throw operatorError(`${file} is larger than ${MOST_BYTES / 1024 / 1024} MB.`)
  return { type, bytes, file_name: basename(file).slice(-200) } as const
}

/** The database of a running server, or one that is started for the import. */
async function openDatabase() {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await requirePostgres(databaseUrl)
  const running = databaseUrl ?? findRunning(dataDir)
  return running ? { url: running, stop: async () => {} } : startEmbedded({ dataDir })
}

/** Progress on stderr, in one line of a terminal. */
function write(line: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
}

async function main(): Promise<boolean> {
  const { kind, file, checkOnly } = readArguments()
  const given = await load(file)
  const { url, stop } = await openDatabase()
  try {
    await migrate(url)
    const { db } = connect(url, 3)
    const settings = readSettings(process.env)
    const importing = importFromCommandLine(
      db,
      {
        seal: sealerOf(settings),
        protect: protectBy(identityKey(settings)),
        timeZone: settings.venueTimeZone,
      },
      { kind, file_name: given.file_name, file_type: given.type, bytes: given.bytes },
      {
        checkOnly,
        onProgress: write,
        onProblem: (line) => console.log(line),
        onEnd: (line) => {
          write('')
          console.error(line)
        },
      },
    )
    return await importing.finally(() => db.destroy())
  } finally {
    await stop()
  }
}

main().then(
  (imported) => {
    process.exitCode = imported ? 0 : 1
  },
  (error: unknown) => {
    console.error(isOperatorError(error) ? error.message : error)
    process.exitCode = 1
  },
)
