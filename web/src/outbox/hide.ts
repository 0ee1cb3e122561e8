import { identity } from '@nivas/contract/identity/calls.ts'
import { mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import type { SealingKey } from '@nivas/contract/identity/schemas.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { hideSecrets } from '@nivas/contract/outbox.ts'
import { keyOf } from '../api/key.ts'
import { answers } from '../app/answers.ts'
import type { Item } from './item.ts'

/**
 * Returns a request as a browser may store it: its secret texts and identity numbers are sealed. When sealing is
 * impossible, only their ends are stored. Texts that are already sealed stay sealed.
 */
export async function withoutSecrets(
  given: object,
  { key, secret, sealed }: { key: string; secret: readonly string[]; sealed: string[] },
): Promise<Pick<Item, 'request' | 'sealed'>> {
  const { request, hidden } = hideSecrets(given, newMark, secret)
  if (Object.keys(hidden).length === 0) return { request, sealed }
  const known = answers.getQueryData<{ data: SealingKey }>(keyOf(identity.sealingKey, {}))
  // Loaded at its first use. The service worker has the file without a network.
  const sealing = known && (await import('./seal.ts').catch(() => undefined))
  if (known && sealing) return { request, sealed: [...sealed, await sealing.seal(known.data, key, hidden)] }
  return { request: mapTexts(request, (text) => (text in hidden ? withoutMarks(text) : text)), sealed }
}

const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')
