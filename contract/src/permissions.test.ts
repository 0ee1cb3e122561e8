import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingPermissions, permissionList, permissionNames } from './permissions.ts'

test('of a shared account everything counts but administration; of a person, everything', () => {
  const areaOf = new Map<string, string>(permissionList.map(([name, area]) => [name, area]))
  fc.assert(
    fc.property(fc.subarray([...permissionNames]), (held) => {
      expect(countingPermissions('user', held)).toEqual(held)
      expect(countingPermissions('mower', held)).toEqual(held.filter((name) => areaOf.get(name) !== 'access'))
    }),
  )
})
