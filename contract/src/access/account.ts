import * as z from 'zod'
import { text } from '../fields.ts'
import { confirmed, newPassword } from './passwords.ts'
import { givenPassword } from './schemas.ts'

/** A password that somebody chooses, typed twice. */
export const ChangePassword = confirmed(
  z.object({
    current_password: givenPassword(),
    password: newPassword,
    password_confirmation: text(1000),
  }),
)

/** One's own password, given again. */
export const ConfirmPassword = z.object({ password: givenPassword() })

/** Somewhere this user is signed in; `device` is a short text such as 'Chrome on Windows', null when it is not known. */
export const OwnSession = z.object({
  id: z.int(),
  created_at: z.string(),
  last_used_at: z.string(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  current: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>
