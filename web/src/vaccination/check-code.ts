import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { type CodedCard, readCode } from '@nivas/contract/vaccination/code.ts'
import { send } from '../api/client.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'

/** The result of a check. `unreadable` means that a part of the code is missing, or that it is not a card code. */
export type Checked = { state: 'genuine'; card: CodedCard } | { state: 'forged' | 'unreadable' }

/** The storage key for the public key, with which a page that was opened before can check without a network. */
const STORAGE_KEY = 'nivas.vaccination-key'

async function keyFromServer(): Promise<string> {
  const { data } = await send(calls.verificationKey, {})
  storeValue(STORAGE_KEY, data.key)
  return data.key
}

async function importKey(base64: string): Promise<CryptoKey | undefined> {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    // A page over plain http has no `subtle`.
    return await crypto.subtle?.importKey('raw', bytes, 'Ed25519', false, ['verify'])
  } catch {
    // The stored key is damaged, or this is an older browser, which does not support Ed25519.
    return undefined
  }
}

/** Checks a code in this browser with the public key; asks the server if the browser cannot. */
export async function checkCode(text: string): Promise<Checked> {
  const read = readCode(text)
  if (!read) return { state: 'unreadable' }
  const { card, signature, signed } = read
  const fits = async (base64: string): Promise<boolean | undefined> => {
    const key = await importKey(base64)
    return key && crypto.subtle.verify('Ed25519', key, signature, signed)
  }
  const stored = storedValue(STORAGE_KEY)
  let genuine = stored === undefined ? undefined : await fits(stored)
  // The stored key may be outdated, so a failed check is repeated with the server's key.
  if (genuine !== true && crypto.subtle)
    genuine = await fits(await keyFromServer().catch(() => stored ?? failed()))
  genuine ??= (await send(calls.verify, { code: text })).data.genuine
  return genuine ? { state: 'genuine', card } : { state: 'forged' }
}

const failed = (): never => {
  throw new Error('the public key could not be read')
}
