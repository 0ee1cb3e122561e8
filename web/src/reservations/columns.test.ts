import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { expect, it } from 'vitest'
import { localRows } from '../ui/table/local-rows.ts'
import { columns } from './columns.tsx'

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
