import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { SealingKey } from '@nivas/contract/identity/schemas.ts'

/** Seals texts as browsers did before HPKE; the server must still open them. */
export function sealFirst(server: SealingKey, submission: string, texts: Record<string, string>): string {
  const own = createECDH('prime256v1')
  const mine = own.generateKeys()
  const point = Buffer.from(server.key, 'base64')
  const salt = Buffer.concat([mine, point])
  const key = Buffer.from(hkdfSync('sha256', own.computeSecret(point), salt, 'nivas kept entry', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(submission))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(texts)), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([Buffer.from(server.id, 'base64'), mine, iv, sealed]).toString('base64')
}
