import type { Language } from '@nivas/contract/access/schemas.ts'

/** The origin of a call, with or without a session. */
export type Caller = {
  address: string
  /** The cookies that identify the browser to the server. */
  devices: readonly string[]
  /**
   * The current day at the venue, `YYYY-MM-DD`. In a call that writes, the day of its transaction, which dates its
   * records.
   */
  today: string
  /** The caller's UUID for this write: `Idempotency-Key`. */
  submission?: string
  /** The key of the till, stored by its browser: `X-Till`. */
  till?: string
}

/**
 * What a report may depend on besides its request. Users who send the same request at the same time share an answer.
 */
export type Reader = Pick<Caller, 'today'>

/** The user (a person or a counter) who makes a call. */
export type Actor = Caller & {
  id: number
  name: string
  email: string
  accountType: 'user' | 'mower'
  /** Null until the user has chosen one. */
  language: Language | null
  roles: { id: number; name: string }[]
  permissions: ReadonlySet<string>
  sessionId: number
  /** The token that this request used, one of the session's tokens. */
  tokenId: number
  /** Seconds since the password was last entered in this session. */
  passwordAge: number
  /**
   * Set when a link to set a new password was made for this user and the user has not yet confirmed that they know
   * about it.
   */
  resetLink: { by: string; at: string } | null
}
