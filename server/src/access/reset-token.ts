import { createHash, randomBytes } from 'node:crypto'

/** How long the link in a mail sets a password. */
export const RESET_MINUTES = 60

/** A token for a link; what is kept of it is its hash. */
export const newResetToken = () => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
