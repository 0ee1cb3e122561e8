import * as z from 'zod'
import { Named, requiredText } from '../fields.ts'

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
  /** Somebody made a link to set a new password for this user, who has not said yet that they know of it. */
  reset_link: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type CurrentUser = z.output<typeof CurrentUser>

/** A password that is given to be checked. Blanks around it are not part of it, as when it was chosen. */
export const givenPassword = (message?: 'Password required.') =>
  requiredText(1000, message).transform((value) => value.trim())

export const Credentials = z.object({
  email: requiredText(254, 'Email required.').refine(
    (value) => value.trim() === '' || z.regexes.email.test(value.trim()),
    'Valid email required.',
  ),
  password: givenPassword('Password required.'),
})
