import * as z from 'zod'

/** The state of a mail: waiting, delivered, given up, expired, or kept because there is no mail server. */
export const mailStates = ['waiting', 'sent', 'failed', 'expired', 'kept'] as const

/** A mail of the product; `text` is available until the mail is delivered or expires. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  /** The texts of `reset-link` and `report` are made at the time of sending, and are never stored. */
  kind: z.enum(['text', 'reset-link', 'report']),
  state: z.enum(mailStates),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** The number of delivery attempts. */
  tries: z.int(),
  /** The mail server's last error. */
  last_error: z.string().nullable(),
  text: z.string().nullable(),
})
export type Mail = z.output<typeof Mail>

/**
 * A link to set a new password for the user with this `id`: its path on this server. It works once, within an
 * hour.
 */
export const ResetLink = z.object({ id: z.int(), name: z.string(), link: z.string() })
