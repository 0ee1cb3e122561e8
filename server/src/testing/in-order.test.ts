import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const names = (modules: Parameters<typeof inOrder>[0]) => inOrder(modules).map(([name]) => name)

test('each comes behind those it names, and otherwise as they are given', () => {
  expect(names({ gate: { after: ['stays'] }, venue: {}, stays: { after: ['venue', 'missing'] } })).toEqual([
    'venue',
    'stays',
    'gate',
  ])
})

test('a circle is a mistake that says where it is', () => {
  expect(() => names({ a: { after: ['b'] }, b: { after: ['a'] } })).toThrow('a after b after a')
})
