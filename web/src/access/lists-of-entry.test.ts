import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { expect, test } from 'vitest'
import { areas } from '../app/areas.ts'
import { listedTypes, listsOf } from '../app/record-lists.ts'
import { openScreens } from '../app/screens.ts'
import { listsOfEntry } from './lists-of-entry.ts'

const inAudit = new Set(
  Object.values(contract as unknown as Record<string, Record<string, Call>>).flatMap((calls) =>
    Object.values(calls).flatMap(({ writes, noted, record }) =>
      (writes || noted) && record ? [record] : [],
    ),
  ),
)

/** Records that no list finds, because they are part of another record or there is only one. */
const inNoList = [
  ...['cash day', 'mail', 'meal', 'picture', 'session'],
  ...['gate setting', 'samadh_setting'],
  ...['patient visit', 'vaccination'],
]

test('each kind of record in the audit has a list', () => {
  const missing = [...inAudit].filter((type) => !listedTypes.includes(type))
  expect(missing.toSorted(), 'say where they are in record-lists.ts of their area').toEqual(
    inNoList.toSorted(),
  )
  expect(listedTypes.filter((type) => !inAudit.has(type))).toEqual([])
})

const everything = { id: 7, name: 'A name', receipt: 'OF-0001-001', from: '2026-11-01', to: '2026-11-02' }
const shops = [
  { within: [1], counter: 'office' },
  { within: [2, 5], counter: 'bookcentre' },
  { within: [3], counter: 'bhandarghar' },
]

test.each(listedTypes)('the lists of %s are screens, with the parameters of their paths', (type) => {
  const screens = openScreens(areas, () => true).map(({ path }) => path)
  const lists = shops.flatMap((shop) => listsOf(type, { ...everything, ...shop }))
  expect(lists.length).toBeGreaterThan(0)
  for (const { to, params = {} } of lists) {
    expect(screens).toContain(to)
    expect([...to.matchAll(/\$(\w+)/g)].map(([, name]) => name)).toEqual(Object.keys(params))
  }
})

const entry = (record_type: string, record?: object) =>
  listsOfEntry({
    record_type,
    record_id: 7,
    record: record ? { name: 'A', within: [], counter: null, from: null, to: null, ...record } : null,
  })

test('an entry links to its record in its present list', () => {
  expect(entry('reservation', { name: 'SB-1234' })).toEqual([
    { to: '/reservations', search: { application_number: 'SB-1234' } },
    { to: '/payments', search: { application_number: 'SB-1234' } },
  ])
  const rooms = '/buildings/$building_id/floors/$floor_id/rooms'
  const room = { to: rooms, params: { building_id: '2', floor_id: '5' }, search: { room_number: '101' } }
  expect(entry('room', { name: '101', within: [2, 5] })).toEqual([room])
  expect(entry('attribute_values', { name: '101', within: [2, 5] })).toEqual([room])
  expect(entry('attribute_values', { within: [2] })).toEqual([
    { to: rooms, params: { building_id: '2', floor_id: '7' } },
  ])
  expect(entry('ticket', { name: 'BC-0042-017', counter: 'bookcentre' })).toEqual([
    { to: '/bookcentre/receipts', search: { number: 'BC-0042-017' } },
  ])
  expect(entry('product', { name: 'Gita', within: [2] })).toEqual([
    { to: '/bookcentre/products', search: { name: 'Gita' } },
  ])
  expect(entry('satsangi_profile')).toEqual([{ to: '/electrical/profiles', search: { account: '7' } }])
})

test('an entry has no link when its record was deleted or has no number', () => {
  for (const type of [
    'reservation',
    'room',
    'floor',
    'building',
    'attribute_values',
    'role',
    'user',
    'visit',
    'ticket',
  ])
    expect(entry(type)).toEqual([])
  expect(listsOfEntry({ record_type: 'patient', record_id: null, record: null })).toEqual([])
  expect(listsOfEntry({ record_type: 'of an older version', record_id: 7, record: null })).toEqual([])
})

test('a user sees the first list of a record that they may open', () => {
  const open = openScreens(areas, (access) => access === 'bhent').map(({ path }) => path)
  expect(entry('reservation', {}).find(({ to }) => open.includes(to))?.to).toBe('/payments')
  expect(entry('user', {}).find(({ to }) => open.includes(to))).toBeUndefined()
})
