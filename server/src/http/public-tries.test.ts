import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sourceOf } from './public-tries.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

it('whoever has a whole network of IPv6 is one source', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(sourceOf(address)).toMatch(/^([\d.]+|[\da-f]{1,4}(:[\da-f]{1,4}){3}::\/64)$/)
    }),
  )
})
