import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingPermissions, permissionList, permissionNames } from './permissions.ts'

test('a shared account has all its permissions except administration; a person has all', () => {
  const areaOf = new Map<string, string>(permissionList.map(([name, area]) => [name, area]))
  fc.assert(
    fc.property(fc.subarray([...permissionNames]), (held) => {
      expect(countingPermissions('user', held)).toEqual(held)
      expect(countingPermissions('mower', held)).toEqual(held.filter((name) => areaOf.get(name) !== 'access'))
    }),
  )
})
