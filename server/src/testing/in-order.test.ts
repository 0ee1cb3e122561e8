import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const names = (modules: Parameters<typeof inOrder>[0]) => inOrder(modules).map(([name]) => name)

test('each module comes after those that it names, and the order is otherwise unchanged', () => {
  expect(names({ gate: { after: ['stays'] }, venue: {}, stays: { after: ['venue', 'missing'] } })).toEqual([
    'venue',
    'stays',
    'gate',
  ])
})

test('a circle causes an error that names its members', () => {
  expect(() => names({ a: { after: ['b'] }, b: { after: ['a'] } })).toThrow('a after b after a')
})
