// Backs up the embedded database and everything else in DATA_DIR, with or without a running server: `npm run
// backup -- folder`. deploy/README.md describes how to restore it.
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { operatorError } from '../../operator-error.ts'
import { readArguments, runProgram } from '../../run-program.ts'
import { readSettings } from '../../settings.ts'
import { findRunning, startEmbedded } from '../embedded.ts'
import { noteBackup } from '../note-backup.ts'
import { backUp } from './backup.ts'

async function main() {
  const [target = ''] = readArguments('npm run backup -- a-new-folder', 1)
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl)
    throw operatorError(
      'This backs up the embedded database; DATABASE_URL names another one. See deploy/README.md.',
    )
  if (!existsSync(join(dataDir, 'postgres')))
    throw operatorError(`There is no database in ${dataDir} (DATA_DIR).`)
  // On Windows, the relative path to another drive is absolute.
  const way = relative(dataDir, resolve(target))
  if (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
    throw operatorError(`${target} lies in ${dataDir} (DATA_DIR): a backup lies beside it.`)
  const running = findRunning(dataDir)
  const { url, stop } = running ? { url: running, stop: async () => {} } : await startEmbedded({ dataDir })
  try {
    const superuser = new URL(url)
    superuser.username = 'postgres'
    await backUp(superuser.href, dataDir, resolve(target))
    await noteBackup(url)
    console.log(`${dataDir} is backed up in ${target}.`)
  } finally {
    await stop()
  }
}

await runProgram(main)
