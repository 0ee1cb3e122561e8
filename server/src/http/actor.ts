import type { Language } from '@nivas/contract/access/schemas.ts'

/** Where a call comes from, signed in or not. */
export type Caller = {
  address: string
  /** The cookies by which the server may know the browser again. */
  devices: readonly string[]
  /** The day it is at the venue, `YYYY-MM-DD`. */
  today: string
  /** The UUID by which the caller knows what it writes: `Idempotency-Key`. */
  submission?: string
  /** The till's own key, which its browser keeps: `X-Till`. */
  till?: string
}

/** The person (or counter) who makes a call. */
export type Actor = Caller & {
  id: number
  name: string
  email: string
  accountType: 'user' | 'mower'
  language: Language
  roles: { id: number; name: string }[]
  permissions: ReadonlySet<string>
  sessionId: number
  /** The token of this request, among those of the session. */
  tokenId: number
  /** For how many seconds the password has not been given in this session. */
  passwordAge: number
  /** Somebody made a link to set a new password for this user, who has not said yet that they know of it. */
  resetLink: { by: string; at: string } | null
}
