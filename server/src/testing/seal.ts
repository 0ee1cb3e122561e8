import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { SealingKey } from '@nivas/contract/identity/schemas.ts'
import { sealedTexts } from '@nivas/contract/identity/sealed-texts.ts'

/** Seals texts as a counter's browser does. `tools/sealing.test.mjs` tests the browser's own function. */
export async function seal(
  server: SealingKey,
  submission: string,
  texts: Record<string, string>,
): Promise<string> {
  const suite = new CipherSuite({
    kem: new DhkemP256HkdfSha256(),
    kdf: new HkdfSha256(),
    aead: new Aes256Gcm(),
  })
  const recipientPublicKey = await suite.kem.deserializePublicKey(Buffer.from(server.key, 'base64'))
  const { enc, ct } = await suite.seal(
    { recipientPublicKey, info: Buffer.from(sealedTexts.info) },
    Buffer.from(JSON.stringify(texts)),
    Buffer.from(submission),
  )
  return Buffer.concat([Buffer.of(sealedTexts.version), Buffer.from(enc), Buffer.from(ct)]).toString('base64')
}
