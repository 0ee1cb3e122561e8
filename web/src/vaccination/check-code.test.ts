import { generateKeyPairSync, sign } from 'node:crypto'
import { codeOf } from '@nivas/contract/vaccination/code.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { storedValue, storeValue } from '../api/stored-value.ts'
import { checkCode } from './check-code.ts'

afterEach(() => vi.unstubAllGlobals())

it('a stored key that is damaged is replaced by the key of the server', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  const card = { srNo: 7, name: 'Asha Rao', last4: null, doses: [] }
  const code = codeOf(card, (bytes) => sign(null, bytes, privateKey))
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { key: raw } }))
  for (const damaged of ['नि', 'QQ', 'not base64!']) {
    storeValue('nivas.vaccination-key', damaged)
    expect(await checkCode(code)).toEqual({ state: 'genuine', card })
    expect(storedValue('nivas.vaccination-key')).toBe(raw)
  }
})
