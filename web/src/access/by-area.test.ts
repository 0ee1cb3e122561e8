import { expect, test } from 'vitest'
import { byArea, narrowed } from './by-area.ts'
import { toggled } from './toggled.ts'

const permissions = [
  { name: 'manage-users', area: 'access', allows: 'Add users' },
  { name: 'bhent', area: 'reservations', allows: 'Collect Bhent' },
  { name: 'manage-roles', area: 'access', allows: 'Add roles' },
]
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

test('permissions of an area are together, and areas are in the order of their first permissions', () => {
  expect(byArea(permissions).map(({ title, permissions: own }) => [title, names(own)])).toEqual([
    ['Administration', ['manage-users', 'manage-roles']],
    ['Reservations', ['bhent']],
  ])
})

test('a search finds a sentence, a name or an area in the user’s language', () => {
  const word = (name: string) => (name === 'Collect Bhent' ? 'भेंट लेना' : name)
  expect(names(narrowed(permissions, ' MANAGE-r ', word))).toEqual(['manage-roles'])
  expect(names(narrowed(permissions, 'भेंट', word))).toEqual(['bhent'])
  expect(names(narrowed(permissions, 'administration', word))).toEqual(['manage-users', 'manage-roles'])
  expect(narrowed(permissions, '', word)).toEqual(permissions)
})

test('a search finds a sentence that was typed with a different keyboard', () => {
  const word = (name: string) => (name === 'Collect Bhent' ? 'गा\u0921\u093cी' : name)
  expect(names(narrowed(permissions, 'गा\u095cी', word))).toEqual(['bhent'])
})

test('a permission that is switched on and off again is unchanged', () => {
  const held = [1, 5, 9]
  expect(toggled(held, [5, 7], true)).toEqual([1, 5, 7, 9])
  expect(toggled(toggled(held, [5], false), [5], true)).toEqual(held)
})
