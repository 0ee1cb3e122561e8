import { createHmac, hkdfSync } from 'node:crypto'
import { identityKey } from './key.ts'

/** Makes the keyed hash by which requests are known again; its key is derived from that of identity numbers. */
export function digestOf(settings: {
  identityKey: string | undefined
  dataDir: string
}): (text: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', identityKey(settings), 'nivas', 'requests', 32))
  return (text) => createHmac('sha256', key).update(text).digest()
}
