import * as z from 'zod'
import { blank, emailField, ifMissing, Named, storable } from '../fields.ts'
import { text as messages } from '../messages.ts'
import type { PlainKey } from '../texts.ts'

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

/**
 * An existing password for verification. Surrounding blanks are removed, as when it was set, and no other character,
 * unlike in a `text`.
 */
export const givenPassword = (message: PlainKey = messages.required) =>
  z
    .string({ error: ifMissing(message) })
    .max(1000)
    .refine(storable, messages.characters)
    .refine((value) => !blank(value), message)
    .transform((value) => value.trim())

export const Credentials = z.object({
  email: emailField('Email required.', 'Valid email required.'),
  password: givenPassword('Password required.'),
})
