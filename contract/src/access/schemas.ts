import * as z from 'zod'
import { Named, requiredText, text } from '../fields.ts'
import { rule } from '../rule.ts'

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** The signed-in user: with roles, and the flat list of permissions that they add up to. */
export const CurrentUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(['user', 'mower']),
  language: z.enum(languages),
  roles: z.array(Named),
  permissions: z.array(z.string()),
})
export type CurrentUser = z.output<typeof CurrentUser>

export const Credentials = z.object({
  email: requiredText(254, 'Email required.').refine(
    (value) => value.trim() === '' || z.regexes.email.test(value.trim()),
    'Valid email required.',
  ),
  password: requiredText(1000, 'Password required.'),
})

const mailAddress = 'This is a required field and must be valid e-mail address'

/** An e-mail as people type it: blanks around it are not meant. */
const typedEmail = z
  .string({ error: mailAddress })
  .transform((value) => value.trim())
  .refine((value) => value.length <= 254 && z.regexes.email.test(value), mailAddress)

export const ForgotPassword = z.object({ email: typedEmail })

const shortest = 'Required password containing at least 8 characters'

/** A password that somebody chooses; blanks around it, which nobody sees, are not part of it. */
export const newPassword = z
  .string({ error: shortest })
  .max(1000)
  .transform((value) => value.trim())
  .refine((value) => value.length >= 8 && value.isWellFormed(), shortest)

/** Adds the rule that what was typed twice is the same. */
export const confirmed = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'password_confirmation', ({ password, password_confirmation: again }) =>
    typeof again === 'string' && again.trim() === String(password).trim()
      ? undefined
      : 'Passwords must match',
  )

export const ResetPassword = confirmed(
  z.object({
    email: typedEmail,
    token: requiredText(200).transform((value) => value.trim()),
    password: newPassword,
    password_confirmation: text(1000),
  }),
)

/** Where a mail is: on its way, delivered, given up, too late to be of use, or kept because there is no mail server. */
const mailStates = ['waiting', 'sent', 'failed', 'expired', 'kept'] as const

/** A mail of the product's own; `text` is there as long as it has not been delivered and may still be of use. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
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
