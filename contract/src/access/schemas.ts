import * as z from 'zod'
import { emailField, Named, requiredText } from '../fields.ts'

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** The signed-in user, with roles and the flat list of their permissions. */
export const CurrentUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(['user', 'mower']),
  /** Null until the first sign-in with the web app, which stores the language of the browser. */
  language: z.enum(languages).nullable(),
  roles: z.array(Named),
  permissions: z.array(z.string()),
  /**
   * Set while the user has not confirmed that they know of a link that another user made to set a new password for
   * them.
   */
  reset_link: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type CurrentUser = z.output<typeof CurrentUser>

/** An existing password for verification. Surrounding blanks are removed, as when it was set. */
export const givenPassword = (message?: 'Password required.') =>
  requiredText(1000, message).transform((value) => value.trim())

export const Credentials = z.object({
  email: emailField('Email required.', 'Valid email required.'),
  password: givenPassword('Password required.'),
})
