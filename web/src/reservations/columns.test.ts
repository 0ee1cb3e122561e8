import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { expect, it } from 'vitest'
import { localRows } from '../ui/table/local-rows.ts'
import { columns } from './columns.tsx'
import { isCodeOf } from './is-code-of.ts'

it('the desk finds a combined reservation by the reference of each application in it', () => {
  const parents = [{ application_number: 'A26-000002' }, { application_number: 'A26-000003' }]
  const rows = [
    { application_number: 'A26-000001', parents: [] as typeof parents },
    { application_number: 'A26-000004', parents },
  ] as Reservation[]
  const found = (application_number: string) =>
    localRows(rows, [columns.reference], { sort: '', order: 'asc', filters: { application_number } }).map(
      (row) => row.application_number,
    )
  expect(found('a26-000003')).toEqual(['A26-000004'])
  expect(found('A26-000001')).toEqual(['A26-000001'])
  expect(found('A26-000005')).toEqual([])
})

it('the desk finds a reservation by the code of a meal card and by the whole number of the card of any guest', () => {
  const rows = [
    { application_number: 'A26-000001', parents: [], id_card_no: 'SL-101/7', members: [] },
    {
      application_number: 'A26-000101',
      parents: [],
      id_card_no: 'XXXX XXXX 7058',
      members: [{ i_card_number: 'NA' }, { i_card_number: 'SL-205' }, { i_card_number: 'XXXX XXXX 1234' }],
    },
    {
      application_number: 'A26-000004',
      parents: [{ application_number: 'A26-000002' }],
      id_card_no: null,
      members: [],
    },
  ] as unknown as Reservation[]
  const reference = { ...columns.reference, alsoFoundBy: isCodeOf }
  const found = (application_number: string) =>
    localRows(rows, [reference], { sort: '', order: 'asc', filters: { application_number } }).map(
      (row) => row.application_number,
    )
  expect(found('a26-000101/2')).toEqual(['A26-000101'])
  expect(found('A२६-०००००२/१')).toEqual(['A26-000004'])
  expect(found('sl-101/7 ')).toEqual(['A26-000001'])
  expect(found('XXXX XXXX 7058')).toEqual(['A26-000101'])
  expect(found('sl-205')).toEqual(['A26-000101'])
  expect(found('XXXX XXXX 1234')).toEqual(['A26-000101'])
  expect(found('NA')).toEqual([])
  // A part of a card finds nothing, because it is a part of many references.
  expect(found('101')).toEqual(['A26-000101'])
  expect(found('A26-000101/x')).toEqual([])
})
