import type { Access } from '@nivas/contract/permissions.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { expect, test } from 'vitest'
import type { Area, Screen } from './area.ts'
import { navigationOf, openScreens, safeNext } from './screens.ts'

const load: Screen['load'] = () => Promise.resolve({ default: () => null })
const areas: Area[] = [
  {
    name: 'one',
    hindi: [],
    routes: [
      {
        path: '/b',
        title: 'Roles',
        hindi: '',
        permission: 'bhent',
        load,
        nav: { group: 'Reservations', order: 2 },
      },
      {
        path: '/a',
        title: 'Users',
        hindi: '',
        permission: 'signed-in',
        load,
        nav: { group: 'Reservations', order: 1 },
      },
      { path: '/hidden', title: 'Audit', hindi: '', permission: 'signed-in', load },
    ],
  },
  {
    name: 'two',
    hindi: [],
    routes: [
      {
        path: '/u',
        title: 'Outbox',
        hindi: '',
        permission: 'manage-users',
        load,
        nav: { group: 'Administration', order: 1 },
      },
    ],
  },
]
const holding =
  (...held: string[]) =>
  (access: Access) =>
    mayPass(access, new Set(held))
const paths = (screens: Screen[]) => screens.map(({ path }) => path)

test('only the screens that the user may open are listed', () => {
  expect(paths(openScreens(areas, holding()))).toEqual(['/a', '/hidden'])
  expect(paths(openScreens(areas, holding('bhent')))).toEqual(['/b', '/a', '/hidden'])
})

test('the navigation has no empty group, and its screens stand in their order', () => {
  expect(navigationOf(areas, holding('bhent')).map(({ group, screens }) => [group, paths(screens)])).toEqual([
    ['Reservations', ['/a', '/b']],
  ])
})

test('sign-in returns only to addresses of this application', () => {
  expect(safeNext('/reservations?page=2')).toBe('/reservations?page=2')
  for (const next of [
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/login?next=/login',
  ])
    expect(safeNext(next)).toBe('/dashboard')
})
