import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../address.ts'
import { sortingOf } from './call-sorting.ts'
import type { AnyColumn } from './columns.ts'
import { goesToFirstPage, tableReaders, tableState, tableValues } from './state.ts'

const columns: AnyColumn<object>[] = [
  { key: 'application_number', title: 'Reservation Reference', filter: 'text' },
  { key: 'status', title: 'Status', filter: { options: [{ value: 'NEW', label: 'NEW' }], many: true } },
  { key: 'city', title: 'City' },
]
const sorting = sortingOf(reservations.list)

test('the contract has the columns by which a call sorts, and its default order', () => {
  expect(sorting).toEqual({
    by: ['created_at', 'arrival_date', 'departure_date', 'status', 'members_count', 'is_child'],
    sort: 'created_at',
    order: 'desc',
  })
})

test('an empty address is the first page in the order of the call, without filters', () => {
  expect(tableState(readAddress({}, tableReaders(columns, sorting)))).toEqual({
    page: 1,
    sort: 'created_at',
    order: 'desc',
    filters: { application_number: '', status: '' },
  })
})

test('sorting and filtering return to the first page, turning the page keeps them', () => {
  expect(tableValues({ sort: 'status', order: 'asc' })).toEqual({ sort: 'status', order: 'asc', page: '1' })
  expect(tableValues({ filters: { status: 'NEW' } })).toEqual({ status: 'NEW', page: '1' })
  expect(tableValues({ page: 7 })).toEqual({ page: '7' })
})

test('other days of a screen go to the first page, and Back returns to the page of the earlier days', () => {
  expect(goesToFirstPage({ asked: 'May', page: 3 }, { asked: 'June', page: 3 })).toBe(true)
  expect(goesToFirstPage({ asked: 'June', page: 1 }, { asked: 'May', page: 3 })).toBe(false)
  expect(goesToFirstPage({ asked: 'May', page: 3 }, { asked: 'May', page: 4 })).toBe(false)
})

test('an identity number that is scanned into a filter is not in the address, which the browser’s history stores', () => {
  const readers = tableReaders(
    [...columns, { key: 'mac', title: 'Device Mac Address', filter: 'text' }],
    sorting,
  )
  const written = (key: string, text: string) => writeAddress({}, { [key]: text }, readers)[key]
  for (const typed of ['999941057058', '9999 4105 7058', '९९९९ ४१०५ ७०५८'])
    expect(written('application_number', `Asha ${typed}`)).toBe('Asha XXXX XXXX 7058')
  expect(written('application_number', 'A26-000123')).toBe('A26-000123')
  // This column never holds an identity number.
  expect(written('mac', '99:99:41:05:70:58')).toBe('99:99:41:05:70:58')
})
