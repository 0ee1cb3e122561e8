import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from '../problem.ts'

/**
 * The key by which identity numbers are hashed: `IDENTITY_KEY`, or else one that is made on the first start and kept in
 * the data folder, readable by the server alone. With another key nobody who came before is found again.
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
    // Of two that start at once one makes it.
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw problem(`The key for identity numbers cannot be written to ${path}: ${(error as Error).message}`)
  }
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < 16)
    throw problem(`${path} holds no key. Restore it from a backup, or delete it to begin with a new one.`)
  return Buffer.from(key)
}
