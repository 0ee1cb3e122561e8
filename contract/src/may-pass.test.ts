import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import { contract } from './index.ts'
import { by, isByField, mayPass } from './may-pass.ts'
import { permissionNames } from './permissions.ts'

describe('a permission by a field', () => {
  const access = by('systemid', { 1: 'office-products', 2: ['bookcentre-products', 'bookcentre-pos'] })
  const office = new Set(['office-products'])
  const seller = new Set(['bookcentre-pos'])

  it('is any of its permissions while the field is unknown', () => {
    expect([office, seller, new Set(['bhent'])].map((held) => mayPass(access, held))).toEqual([
      true,
      true,
      false,
    ])
    expect(mayPass(access, undefined)).toBe(false)
  })

  it('is the permission of the value once it is known', () => {
    expect([1, 2].map((systemid) => mayPass(access, office, { systemid }))).toEqual([true, false])
    expect([1, 2].map((systemid) => mayPass(access, seller, { systemid }))).toEqual([false, true])
  })

  it('refuses a value without a permission', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom('constructor', '__proto__', '01')), (systemid) => {
        fc.pre(typeof systemid !== 'object' && typeof systemid !== 'symbol' && typeof systemid !== 'function')
        fc.pre(!['1', '2'].includes(String(systemid)))
        expect(mayPass(access, new Set(permissionNames), { systemid })).toBe(false)
      }),
    )
    expect(mayPass(access, new Set(permissionNames), {})).toBe(false)
  })

  it('is declared for a field of the call that accepts exactly those values', () => {
    const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Call>))
    expect(calls.filter(({ permission }) => isByField(permission)).length).toBeGreaterThan(10)
    for (const { permission, path, ...parts } of calls) {
      if (!isByField(permission)) continue
      const { field, of } = permission
      const schema = [parts.params, parts.query, parts.body].map((part) => part?.shape[field]).find(Boolean)
      expect([path, schema]).not.toEqual([path, undefined])
      const taken = (value: unknown) =>
        (schema as { safeParse: (value: unknown) => { success: boolean } }).safeParse(value).success
      for (const value of Object.keys(of))
        expect([value, [value, Number(value), value === 'true'].some(taken)]).toEqual([value, true])
      fc.assert(
        fc.property(fc.oneof(fc.nat(99), fc.string(), fc.constantFrom(...permissionNames)), (value) => {
          expect(taken(value) && !Object.hasOwn(of, String(value))).toBe(false)
        }),
      )
    }
  })
})
