import { type KeyObject, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operatorError } from '../operator-error.ts'

export type Certificate = {
  /** The name of the certificate's subject. */
  name: string
  /** The last valid day, `YYYY-MM-DD`. */
  expires: string
  key: KeyObject
}

/** The folder with the certificates of UIDAI. */
const shipped = fileURLToPath(new URL('./certificates', import.meta.url))

/**
 * Reads the certificates of a folder (`.pem`, `.cer` or `.crt`); the default is the folder of UIDAI's. An expired
 * certificate still verifies cards that were signed with it.
 *
 * @throws an operator error when the folder has none, or one cannot be read
 */
export function readCertificates(folder = shipped): Certificate[] {
  const files = list(folder).filter((name) => /\.(pem|cer|crt)$/i.test(name))
  if (files.length === 0)
    throw operatorError(`Wrong settings: IDENTITY_CERTIFICATES ${folder} has no .pem or .cer files.`)
  return files.map((name) => read(join(folder, name)))
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    throw operatorError(`Wrong settings: IDENTITY_CERTIFICATES ${folder} cannot be read.`)
  }
}

function read(path: string): Certificate {
  try {
    const { subject, validToDate, publicKey } = new X509Certificate(readFileSync(path))
    if (publicKey.asymmetricKeyType !== 'rsa') throw new TypeError('Not an RSA key')
    const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject
    return { name, expires: validToDate.toISOString().slice(0, 10), key: publicKey }
  } catch {
    throw operatorError(`Wrong settings: IDENTITY_CERTIFICATES ${path} is not a certificate of an RSA key.`)
  }
}
