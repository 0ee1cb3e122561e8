import * as z from 'zod'
import { text } from '../fields.ts'
import { confirmed, newPassword } from './passwords.ts'
import { givenPassword } from './schemas.ts'

/** A new password for the signed-in user, typed twice. */
export const ChangePassword = confirmed(
  z.object({
    current_password: givenPassword(),
    password: newPassword,
    password_confirmation: text(1000),
  }),
)

/** The password of the signed-in user, entered again. */
export const ConfirmPassword = z.object({ password: givenPassword() })

/** A session of this user; `device` is a short text such as 'Chrome on Windows', null when it is unknown. */
export const OwnSession = z.object({
  id: z.int(),
  created_at: z.string(),
  last_used_at: z.string(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  current: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>
