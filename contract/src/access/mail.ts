import * as z from 'zod'

/** Where a mail is: on its way, delivered, given up, too late to be of use, or kept because there is no mail server. */
const mailStates = ['waiting', 'sent', 'failed', 'expired', 'kept'] as const

/** A mail of the product's own; `text` is there as long as it has not been delivered and may still be of use. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  /** A `reset-link` is written when it is sent: it has no text before, and none is kept. */
  kind: z.enum(['text', 'reset-link']),
  state: z.enum(mailStates),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** How often the mail server was tried. */
  tries: z.int(),
  /** What the mail server last said against it. */
  last_error: z.string().nullable(),
  text: z.string().nullable(),
})
export type Mail = z.output<typeof Mail>

/** A link to set a new password, of the user with this `id`: where it leads on this server. It works once, for an hour. */
export const ResetLink = z.object({ id: z.int(), name: z.string(), link: z.string() })
