import { readFileSync, statSync } from 'node:fs'
import { operatorError } from '../../operator-error.ts'

/** An account of the operating system, by number. */
export type Account = { uid: number; gid: number }

/**
 * Returns the account that runs PostgreSQL, when it differs from ours: PostgreSQL refuses to run as root. An existing
 * database keeps its owner. A new one belongs to `postgres` if that account exists, or else to `nobody`.
 *
 * @param directory of the database; it need not exist yet
 */
export function databaseAccount(directory: string): Account | undefined {
  const us = process.getuid?.()
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (us !== 0) {
    if (us === undefined || !owner || owner.uid === us) return undefined
    throw operatorError(
      `${directory} belongs to another user (uid ${owner.uid}). Start Nivas as that user or as root, or choose another DATA_DIR.`,
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const users = readUsers()
  const account = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name)).find(Boolean)
  if (account) return { uid: account.uid, gid: account.gid }
  throw operatorError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start Nivas as another user, or set DATABASE_URL.',
  )
}

function readUsers(): (Account & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
