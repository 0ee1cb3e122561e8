// Imports a file from the command line: `npm run import -- customers file.csv`. See README.md.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importKinds, importsOfUsers, MOST_BYTES } from '@nivas/contract/imports/schemas.ts'
import { operatorError } from '../operator-error.ts'
import { runProgram } from '../run-program.ts'

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
    // `parseArgs` throws for an unknown option.
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

async function main(): Promise<boolean> {
  const { kind, file, checkOnly } = readArguments()
  const { type: file_type, ...given } = await load(file)
  // Wrong arguments are reported before the modules of the database are loaded, which takes a second.
  const { importIntoDatabase } = await import('./import-into-database.ts')
  return importIntoDatabase({ kind, file_type, ...given }, checkOnly)
}

await runProgram(main)
