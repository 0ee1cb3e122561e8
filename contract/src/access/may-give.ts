/** A holder of both can give any role and any permission to any user, so the rule does not apply to them. */
const everything = ['manage-users', 'manage-roles'] as const

/**
 * Whether a user who holds `held` may give, change or take away an object with `permissions`: a role, a user with their
 * roles, or a permission itself. If not, the server refuses the change and the screens disable it.
 */
export const mayGive = (held: ReadonlySet<string>, permissions: Iterable<string>): boolean =>
  everything.every((name) => held.has(name)) || [...permissions].every((name) => held.has(name))

export const notYours =
  'This includes permissions that you do not have. Please ask someone who manages both users and roles.'
