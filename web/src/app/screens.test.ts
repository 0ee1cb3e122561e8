import { accessFigures } from '@nivas/contract/access/figures.ts'
import { cashFigures } from '@nivas/contract/cash/figures.ts'
import { dispensaryFigures } from '@nivas/contract/dispensary/figures.ts'
import { electricalFigures } from '@nivas/contract/electrical/figures.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import { permissionList, permissionNames } from '@nivas/contract/permissions.ts'
import { posFigures } from '@nivas/contract/pos/figures.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import { maySee, reportList } from '@nivas/contract/reports/report-list.ts'
import { reservationFigures } from '@nivas/contract/reservations/figures.ts'
import { samadhFigures } from '@nivas/contract/samadh/figures.ts'
import { vaccinationFigures } from '@nivas/contract/vaccination/figures.ts'
import { venueFigures } from '@nivas/contract/venue/figures.ts'
import { expect, test } from 'vitest'
import type { Area, Screen } from './area.ts'
import { homeOf, navigationOf, nextOf, openScreens, safeNext } from './screens.ts'

const { areas: product } = await import('./areas.ts')

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
const heldIn = (area: string, ...without: string[]) =>
  permissionList.flatMap(([name, of]) => (of === area && !without.includes(name) ? [name] : []))
const holding =
  (...held: string[]) =>
  (access: Access) =>
    mayPass(access, new Set(held))
const paths = (screens: Screen[]) => screens.map(({ path }) => path)

test('only the screens that the user may open are listed', () => {
  expect(paths(openScreens(areas, holding()))).toEqual(['/a', '/hidden'])
  expect(paths(openScreens(areas, holding('bhent')))).toEqual(['/b', '/a', '/hidden'])
})

test('the navigation has no empty groups, and its screens are in their order', () => {
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

test('a user who signs in again continues where they were, and another user of the computer does not', () => {
  const left = '/reservations?applicant_name=Asha'
  expect(nextOf({ left, of: 1 }, 1, '/dashboard')).toBe(left)
  expect(nextOf({ left, of: 1 }, 2, '/dashboard')).toBe('/dashboard')
  expect(nextOf({ left, of: undefined }, 2, '/dashboard')).toBe(left)
  expect(nextOf({ of: 1 }, 1, '/dashboard')).toBe('/dashboard')
})

test('a role with one job starts at its screen, every other role at the dashboard', () => {
  const homes: Record<string, [home: string, ...held: string[]]> = {
    gate: ['/gate-reservations', ...heldIn('gate', 'gate-ceiling')],
    'a scanner at the exit': ['/gate-exit-status', 'gate-pending-visit-status-update'],
    'the live board on a wall': ['/gate-live-board', 'gate-live-board'],
    'memorial site': ['/samadh/aadharcard-scanner', ...heldIn('samadh')],
    'security point': ['/samadh/security-check', 'samadh-security-check'],
    'office till': ['/office/pos', 'office-pos'],
    'meal counter': ['/bhandarghar/meal-counter', 'bhandarghar-meal-counter'],
    'book centre': ['/bookcentre/pos', ...permissionNames.filter((name) => name.startsWith('bookcentre-'))],
    reader: ['/electrical/bulk-readings', 'electrical-bulk-readings', 'electrical-single-reading'],
    cashier: ['/payments', 'bhent'],
    'accommodation desk': ['/accomodation-reservations', 'acco-checkin', 'print-bhandarghar-ticket'],
    dispensary: ['/dispensary/entryform', 'patient-entry-form'],
    'reservations desk': ['/dashboard', 'manage-reservations', 'resavation-edit', 'admin-booking'],
    'users and a till': ['/dashboard', 'manage-users', 'office-pos'],
    'two tills': ['/dashboard', 'office-pos', 'bookcentre-pos'],
    'a gate and a till': ['/dashboard', 'gate-visitor-entry', 'office-pos'],
    'no permission yet': ['/dashboard'],
    administrator: ['/dashboard', ...permissionNames],
  }
  const found = Object.entries(homes).map(([role, [, ...held]]) => [role, homeOf(product, holding(...held))])
  expect(found).toEqual(Object.entries(homes).map(([role, [home]]) => [role, home]))
})

test('a permission without work of its own says which users it is for', () => {
  const beside = ['/dashboard', '/cash/session', '/gate-waiting']
  const alone = permissionList.filter(
    ([name]) => !openScreens(product, holding(name)).some(({ nav, path }) => nav && !beside.includes(path)),
  )
  expect(alone.length).toBeGreaterThan(3)
  expect(alone.filter(([, , allows]) => !allows.includes(', for users who '))).toEqual([])
})

test('an address that was requested before signing in takes precedence over the job', () => {
  expect(safeNext('/audit', '/gate-reservations')).toBe('/audit')
  expect(safeNext(undefined, '/gate-reservations')).toBe('/gate-reservations')
})

test('every mailed report links to a screen that its receiver may open', () => {
  const screens = product.flatMap(({ routes }) => routes)
  const lost = reportList.filter(({ path }) => !screens.some((screen) => screen.path === path))
  expect(lost.map(({ name }) => name)).toEqual([])
  const shut = reportList.flatMap((report) => {
    const screen = screens.find(({ path }) => path === report.path)
    return permissionNames
      .map((name) => new Set([name]))
      .filter((held) => maySee(report, held) && screen && !mayPass(screen.permission, held))
      .map((held) => [report.name, ...held])
  })
  expect(shut).toEqual([])
})

test('every figure links to a list that each user who sees the figure may open', () => {
  const access: Readonly<Record<string, Access>> = {
    ...accessFigures,
    ...cashFigures,
    ...dispensaryFigures,
    ...electricalFigures,
    ...posFigures,
    ...reservationFigures,
    ...samadhFigures,
    ...vaccinationFigures,
    ...venueFigures,
  }
  const shut = product
    .flatMap(({ figures }) => Object.entries(figures ?? {}))
    .filter(([, { leadsTo }]) => leadsTo.length > 0)
    .flatMap(([figure, { leadsTo }]) => {
      const lists = leadsTo.map((lead) => (typeof lead === 'string' ? lead : lead.to))
      return permissionNames
        .filter((name) => mayPass(access[figure] ?? 'public', new Set([name])))
        .filter((name) => !paths(openScreens(product, holding(name))).some((path) => lists.includes(path)))
        .map((name) => [figure, name])
    })
  expect(shut).toEqual([])
})

const sources = import.meta.glob<string>(['/web/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Lists that the product fills, or whose emptiness does not mean that they are not set up. */
const broughtLists = ['events', 'purposes']

test('an empty list of a required choice says where it is set up', () => {
  const required = Object.entries(sources).flatMap(([path, code]) =>
    [...code.matchAll(/<NamedSelect\n[\s\S]*?\/>\n/g)]
      .map(([choice]) => ({ path, choice, from: choice.match(/\bfrom=\{(\w+)\}/)?.[1] }))
      .filter(({ choice, from }) => from && /\n\s+required\n/.test(choice)),
  )
  expect(required.length).toBeGreaterThan(3)
  const silent = required
    .filter(({ choice, from }) => !choice.includes('setUp=') && !broughtLists.includes(from ?? ''))
    .map(({ path, from }) => `${path} ${from}`)
  expect(silent).toEqual([])
})

test('every link to set up a list leads to an existing screen', () => {
  const screens = product.flatMap(({ routes }) => routes).map(({ path }) => path)
  const led = Object.values(sources).flatMap((code) => [
    ...[...code.matchAll(/<(?:SetUpFirst|WhereToSetUp)\b[^>]*\bto="([^"]+)"/g)].map(([, to = '']) => to),
    ...[...code.matchAll(/`(\/)\$\{systems\[\w+\]\.counter\}(\/categories)`/g)].flatMap(([, at, rest]) =>
      Object.values(systems).map(({ counter }) => `${at}${counter}${rest}`),
    ),
  ])
  expect(led.length).toBeGreaterThan(10)
  expect(led.filter((to) => !screens.includes(to))).toEqual([])
})
