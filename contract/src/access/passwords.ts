import * as z from 'zod'
import { emailField, requiredText, text } from '../fields.ts'
import { rule } from '../rule.ts'

const mailAddress = 'This is a required field and must be valid e-mail address'

const typedEmail = emailField(mailAddress, mailAddress)

export const ForgotPassword = z.object({ email: typedEmail })

const shortest = 'Required password containing at least 8 characters'

/** The maximum length of a new password, in characters. */
const LONGEST = 128

/** A new password. Surrounding blanks are removed, here and at sign-in. */
export const newPassword = z
  .string({ error: shortest })
  .max(1000)
  .transform((value) => value.trim())
  .refine((value) => value.length >= 8 && value.isWellFormed(), shortest)
  .pipe(z.string().max(LONGEST))

/** Adds the rule that both entries of the password are equal. */
export const confirmed = <S extends z.ZodObject>(schema: S): S =>
  rule(schema, 'password_confirmation', ({ password, password_confirmation: again }) =>
    typeof again === 'string' && typeof password === 'string' && again.trim() === password.trim()
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
