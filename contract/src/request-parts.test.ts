import { expect, test } from 'vitest'
import { get } from './call.ts'
import { imports } from './imports/calls.ts'
import { requestParts } from './request-parts.ts'
import { reservations } from './reservations/calls.ts'

test('a GET puts its path fields into the path and the others into the query', () => {
  expect(
    requestParts(reservations.list, { page: 2, status: ['HOLD', 'NEW'], application_number: undefined }),
  ).toEqual({
    path: '/api/admin/reservations?page=2&status=HOLD%2CNEW',
    body: undefined,
  })
  expect(requestParts(reservations.rooms, { id: 7 }).path).toBe('/api/admin/reservations/7/rooms')
})

test('a body has the fields that are not in the path, and also the id where its schema names it', () => {
  expect(requestParts(reservations.hold, { id: 7, room_ids: [1, 2] })).toEqual({
    path: '/api/admin/reservations/7/status/hold',
    body: { id: 7, room_ids: [1, 2] },
  })
})

test('fields of the query schema of a POST are sent in its query', () => {
  expect(
    requestParts(reservations.byRange, { status: 'PAID', from: '2026-11-21', to: '2026-11-22' }),
  ).toEqual({
    path: '/api/admin/reservationsByRange?status=PAID',
    body: { from: '2026-11-21', to: '2026-11-22' },
  })
})

test('a call without a body schema sends no body', () => {
  expect(requestParts(reservations.remove, { id: 7 })).toEqual({
    path: '/api/admin/reservations/7',
    body: undefined,
  })
})

test('a value in a path is escaped', () => {
  const call = get('/things/:name', {
    permission: 'public',
    summary: '',
    returns: reservations.rooms.returns,
  })
  expect(requestParts(call, { name: 'a/b ?' }).path).toBe('/api/things/a%2Fb%20%3F')
})

test('a file is the whole body of a call with an upload', () => {
  const file = { type: 'text/csv', size: 1, arrayBuffer: async () => new ArrayBuffer(1) }
  expect(requestParts(imports.upload, { kind: 'rooms', file_name: 'a b.csv', file })).toEqual({
    path: '/api/admin/imports/rooms?file_name=a%20b.csv',
    body: undefined,
    file,
  })
})
