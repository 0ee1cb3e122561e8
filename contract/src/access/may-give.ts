/** A holder of both can give any role and any permission to anybody: for them there is no rule. */
const everything = ['manage-users', 'manage-roles'] as const

/**
 * Whether somebody who holds `held` may give, change or take away something that holds `permissions`: a role, a user with
 * their roles, or a permission itself. The server refuses what this forbids, and the screens switch it off.
 */
export const mayGive = (held: ReadonlySet<string>, permissions: Iterable<string>): boolean =>
  everything.every((name) => held.has(name)) || [...permissions].every((name) => held.has(name))

/** Why not. */
export const notYours =
  'This holds permissions that you do not hold. Please ask somebody who manages both users and roles.'
