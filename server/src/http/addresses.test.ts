import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAddress, sourceOf } from './addresses.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['::1', '::/64'],
])('%s is counted as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

it('all addresses of one /64 are one source, and those of another /64 are another', () => {
  const hex = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16))
  const half = fc.array(hex, { minLength: 4, maxLength: 4 }).map((parts) => parts.join(':'))
  // An IPv4 address written as IPv6 begins with zeros only.
  const network = half.filter((text) => text !== '0:0:0:0')
  fc.assert(
    fc.property(network, network, half, half, (net, otherNet, one, other) => {
      expect(sourceOf(`${net}:${one}`)).toBe(sourceOf(`${net}:${other}`))
      expect(sourceOf(`${net}:${one}`) === sourceOf(`${otherNet}:${one}`)).toBe(net === otherNet)
    }),
  )
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:0DB8::0001', '2001:db8::1'],
  ['unknown', undefined],
  ['', undefined],
  ['1', undefined],
  ['0x7f.1', undefined],
])('%s is read as the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address)
})
