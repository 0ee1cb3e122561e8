import * as z from 'zod'
import { requiredText, text } from '../fields.ts'
import { confirmed, newPassword } from './passwords.ts'

/** A password that somebody chooses, typed twice. */
export const ChangePassword = confirmed(
  z.object({
    current_password: requiredText(1000),
    password: newPassword,
    password_confirmation: text(1000),
  }),
)

/** One's own password, given again. */
export const ConfirmPassword = z.object({ password: requiredText(1000) })

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
