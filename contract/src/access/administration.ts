import * as z from 'zod'
import { email, id, Named, requiredText, singleBlanks } from '../fields.ts'
import type { PlainKey } from '../texts.ts'
import { newPassword } from './passwords.ts'

const accountTypes = ['user', 'mower'] as const

/** A member of staff, or a shared account of a counter, as on the Users screen. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(accountTypes),
  roles: z.array(Named),
  created_at: z.string(),
})
export type User = z.output<typeof User>

/** `users_count` is the number of users and shared accounts with this role. */
export const Role = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(Named),
  users_count: z.int(),
})
export type Role = z.output<typeof Role>

/**
 * A permission of the closed list: its `area`, and the sentence that describes what it `allows`. `is_new` marks a
 * permission that came with an update and that only roles with every permission hold so far.
 */
export const PermissionRow = z.object({
  id: z.int(),
  name: z.string(),
  area: z.string(),
  allows: z.string(),
  is_new: z.boolean(),
})
export type PermissionRow = z.output<typeof PermissionRow>

const name = (message?: PlainKey) => requiredText(200, message).transform(singleBlanks)

/** An e-mail address in its stored form: trimmed and in lower case. */
const storedEmail = email.overwrite((value) => value.toLowerCase())

/** A list of ids; repeated ids are removed. */
const ids = z
  .array(id)
  .max(1000)
  .transform((values) => [...new Set(values)])

export const AddUser = z.object({
  name: name(),
  email: storedEmail,
  password: newPassword,
  account_type: z.enum(accountTypes).default('user'),
  role_ids: ids.optional().transform((values) => values ?? []),
})

/** `PUT /admin/users/:id`, and the call by which users change their own name. */
export const UserName = z.object({ id: id.optional(), name: name() })

/**
 * The list that the form began with. Changes that another user has made since then stay. Without this field, the sent
 * list replaces the whole stored list.
 */
const known = ids.optional()

export const UserRoles = z.object({ id: id.optional(), role_ids: ids, known_role_ids: known })

export const RoleName = z.object({ id: id.optional(), name: name('This is a required field.') })

export const RolePermissions = z.object({
  id: id.optional(),
  permission_ids: ids,
  known_permission_ids: known,
})
