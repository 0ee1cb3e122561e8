import type { Access, ByField, Permission } from './permissions.ts'

/**
 * `permission: by('systemid', { 1: 'office-products', 2: 'bookcentre-products' })`: the required permission
 * of a call depends on a field of its request. The call's schema must accept no other value of the field.
 */
export const by = (field: string, of: ByField['of']): ByField => ({ field, of })

/** Whether a field of the request decides which permission is required. */
export const isByField = (access: Access): access is ByField =>
  typeof access === 'object' && 'field' in access

/**
 * The permissions of which any one passes `access`. With a deciding field: those of the value in `input`
 * (none for a value without a permission), and without an input those of every value.
 */
function permissionsOf(
  access: Exclude<Access, 'public' | 'signed-in'>,
  input: Readonly<Record<string, unknown>> | undefined,
): readonly Permission[] {
  if (!isByField(access)) return typeof access === 'string' ? [access] : access
  if (!input) return Object.values(access.of).flat()
  const value = String(input[access.field])
  return Object.hasOwn(access.of, value) ? [access.of[value] ?? []].flat() : []
}

/**
 * Whether a user who holds `held` may pass `access`; `held` is undefined without a session. With a deciding
 * field, `input` is the validated request; without it, the result is whether any value of the field passes.
 */
export function mayPass(
  access: Access,
  held: ReadonlySet<string> | undefined,
  input?: Readonly<Record<string, unknown>>,
): boolean {
  if (access === 'public') return true
  if (!held) return false
  if (access === 'signed-in') return true
  return permissionsOf(access, input).some((permission) => held.has(permission))
}
