import { spawn } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'

/** The location of a cluster, and the account that runs its programs. */
export type Place = {
  /** PGDATA, as a real path. */
  directory: string
  /** PostgreSQL's own output, without the users' data. */
  log: string
  programs: string
  account?: Account
}

/** The names by which a child process reaches the folder and the file that the server opened for it. */
const openedFolder = '/proc/self/fd/3'
const openedFile = '/proc/self/fd/4'

/**
 * Runs one of PostgreSQL's programs on the cluster, with its output in the log. Resolves to its exit code.
 *
 * As root on Linux, the program runs as another user, who often may not enter the parent folders (/root, a private
 * home). The program then gets the open folder and names it by its descriptor, for which only the folder's own
 * permissions count.
 *
 * @param args makes the arguments from the names of the folder and of the file
 * @param file a file that is opened for reading and passed in the same way
 */
export async function run(
  place: Place,
  program: 'initdb' | 'pg_ctl',
  args: (directory: string, file: string) => string[],
  file?: string,
): Promise<number> {
  const { account, directory } = place
  const handOver = account !== undefined && process.platform === 'linux'
  const log = openSync(place.log, 'a', 0o600)
  const opened = handOver ? [openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY)] : []
  if (handOver && file) opened.push(openSync(file, 'r'))
  try {
    const given = handOver ? args(openedFolder, openedFile) : args(directory, file ?? '')
    const child = spawn(join(place.programs, program), given, {
      ...account,
      cwd: handOver ? '/' : directory,
      env: environment(),
      stdio: ['ignore', log, log, ...opened],
      windowsHide: true,
    })
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    for (const descriptor of [log, ...opened]) closeSync(descriptor)
  }
}

/**
 * Returns a reduced environment: without our secrets (ADMIN_PASSWORD) and without settings of PostgreSQL (PGPORT, LANG,
 * …).
 */
function environment(): NodeJS.ProcessEnv {
  const some = Object.entries(process.env).filter(([name]) =>
    /^(PATH|LD_LIBRARY_PATH|TMPDIR|TE?MP|SYSTEMROOT)$/i.test(name),
  )
  return { ...Object.fromEntries(some), LC_ALL: 'C' }
}
