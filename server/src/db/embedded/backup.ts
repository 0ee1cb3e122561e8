import { once } from 'node:events'
import { cpSync, createWriteStream, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { operatorError } from '../../operator-error.ts'
import { baseBackup } from './base-backup.ts'

/**
 * Copies all of `dataDir` to a new folder while a server uses it: the embedded database as `postgres.tar.gz` with its
 * `backup_manifest`, and everything else unchanged in `files`.
 *
 * @param url of the embedded database's superuser
 * @throws an operator error when the folder exists
 */
export async function backUp(url: string, dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw operatorError(`${target} is there already. Please name a new folder.`)
  const partial = `${target}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  const to = (name: string) => createWriteStream(join(partial, name), { mode: 0o600, flush: true })
  const files = [to('postgres.tar.gz'), to('backup_manifest')] as const
  const archive = createGzip({ level: 1 })
  archive.pipe(files[0])
  files[0].once('error', (error) => archive.destroy(error))
  try {
    await Promise.all(files.map((file) => once(file, 'open')))
    await baseBackup(url, archive, files[1])
    archive.end()
    files[1].end()
    await Promise.all(files.map((file) => finished(file)))
    // Resolves a link first, because Node would copy the link instead of the files.
    const folder = realpathSync(dataDir)
    cpSync(folder, join(partial, 'files'), {
      recursive: true,
      filter: (source) => !/^postgres(\.|$)/.test(relative(folder, source)),
    })
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}
