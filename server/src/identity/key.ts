import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, messageOf } from '../caught.ts'
import { operatorError } from '../operator-error.ts'

/**
 * Returns the key for the hashes of identity numbers: `IDENTITY_KEY`, or else a key that is made at the first start and
 * stored in the data folder, where only the server can read it. With another key the server would not find earlier
 * people, so no server starts with one (`one-key.ts`).
 */
export function identityKey({
  identityKey,
  dataDir,
}: {
  identityKey: string | undefined
  dataDir: string
}): Buffer {
  if (identityKey !== undefined) return Buffer.from(identityKey)
  const path = join(dataDir, 'identity.key')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(path)) makeKey(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw operatorError(`The key for identity numbers cannot be written to ${path}: ${messageOf(error)}`)
  }
  const key = readKey(path)
  if (key.length < 16)
    throw operatorError(
      `${path} holds no key. Restore it from a backup. If there is none: delete it, and npm run accept-identity-key.`,
    )
  return Buffer.from(key)
}

/** Reads the key. A restored file may belong to another user and then cannot be read. */
function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw operatorError(`The key for identity numbers cannot be read from ${path}: ${messageOf(error)}`)
  }
}

/**
 * Makes the key. Of two servers that start together, only one makes it. `linkSync` creates the file with its full
 * content, so the other server never reads an empty file.
 */
function makeKey(path: string): void {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
    linkSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
