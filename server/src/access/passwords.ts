import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's own parameters (19 MiB, 2 passes), as OWASP's password storage page advises. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let hashOfUnknown: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (unknown user) it takes the same time and returns false, so
 * that the response time does not reveal which e-mails exist.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  hashOfUnknown ??= hash('unknown user')
  const matches = await verify(stored ?? (await hashOfUnknown), password).catch(() => false)
  return matches && stored !== undefined
}
