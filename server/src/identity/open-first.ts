import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const [ID, POINT, IV, TAG] = [8, 65, 12, 16]

/**
 * Opens texts that browsers sealed before HPKE; such texts may still wait in a browser that was offline during the
 * change (decision 0180). Their parts: key id, the browser's own point, IV, AES-256-GCM, tag. Throws for anything else.
 */
export function openFirst(own: ECDH, bytes: Buffer, submission: string): Buffer {
  const theirs = bytes.subarray(ID, ID + POINT)
  const iv = bytes.subarray(ID + POINT, ID + POINT + IV)
  const salt = Buffer.concat([theirs, own.getPublicKey()])
  const key = hkdfSync('sha256', own.computeSecret(theirs), salt, 'nivas kept entry', 32)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), iv, { authTagLength: TAG })
  decipher.setAAD(Buffer.from(submission)).setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(ID + POINT + IV, -TAG)), decipher.final()])
}
