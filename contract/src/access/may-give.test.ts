import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionNames } from '../permissions.ts'
import { mayGive } from './may-give.ts'

const some = fc.subarray([...permissionNames])
const managesBoth = (held: readonly string[]) =>
  held.includes('manage-users') && held.includes('manage-roles')

test('a user can only give permissions that they hold, unless they manage users and roles', () => {
  fc.assert(
    fc.property(some, fc.array(some), (held, roles) => {
      const mine = new Set<string>(held)
      const given = roles.filter((role) => mayGive(mine, role)).flat()
      if (managesBoth(held)) expect(given).toEqual(roles.flat())
      else expect(given.filter((name) => !mine.has(name))).toEqual([])
    }),
  )
})

test('a user who may give a role may give each of its parts', () => {
  fc.assert(
    fc.property(some, some, (held, role) => {
      const mine = new Set<string>(held)
      expect(mayGive(mine, role)).toBe(role.every((name) => mayGive(mine, [name])))
    }),
  )
})
