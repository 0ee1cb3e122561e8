import { expect, test } from 'vitest'
import { cutIn, showsActions, stacksOf, stayingOf } from './arrange.ts'
import type { AnyColumn } from './columns.ts'

type Row = { reference: string; name: string; arrival: string; bhent: string; status: string }

const columns: AnyColumn<Row>[] = [
  { key: 'reference', title: 'Reservation Reference' },
  { key: 'name', title: 'Applicant' },
  { key: 'arrival', title: 'Arrival', kind: 'day' },
  { key: 'bhent', title: 'Bhent', kind: 'money' },
  { key: 'status', title: 'Status' },
]
const keys = (these: readonly AnyColumn<Row>[]) => these.map(({ key }) => key)
const row = { reference: 'R1', name: 'A'.repeat(60), arrival: '2026-11-23', bhent: '500', status: 'HOLD' }

test('the status and a single column of money stay in view', () => {
  expect(keys(stayingOf(columns))).toEqual(['bhent', 'status'])
})

test('several columns of money do not stay in view, except those with `stays`', () => {
  const paid: AnyColumn<Row> = { key: 'paid', title: 'Paid', kind: 'money' }
  expect(keys(stayingOf([...columns, paid]))).toEqual(['status'])
  expect(keys(stayingOf([...columns, { ...paid, stays: true }]))).toEqual(['status', 'paid'])
})

test('the column that names the row is not among those that stay', () => {
  expect(stayingOf([{ key: 'status', title: 'Status' }])).toEqual([])
})

test('a desktop has every column on its own, in the order of the list', () => {
  expect(stacksOf(columns, false).map(keys)).toEqual(columns.map(({ key }) => [key]))
})

test('a phone has the reference above the name and the status above the amount, then the rest', () => {
  expect(stacksOf(columns, true).map(keys)).toEqual([['reference', 'name'], ['status', 'bhent'], ['arrival']])
})

test('a phone shows each column once', () => {
  expect(stacksOf(columns, true).flat().length).toBe(columns.length)
  expect(stacksOf(columns.slice(0, 1), true).map(keys)).toEqual([['reference']])
})

test('a name of 60 characters is cut off, and is shown in the details', () => {
  const textOf = (value: unknown) => String(value)
  expect(keys(cutIn(columns, row, textOf, false))).toEqual(['name'])
  expect(cutIn(columns, { ...row, name: 'Asha' }, textOf, true)).toEqual([])
})

test('a list has a column of actions while its rows are unknown, or when a row has an action', () => {
  const list = (actsOn: string) => ({
    rowKey: ({ reference }: Row) => reference,
    rowActions: ({ reference }: Row) => [
      reference === actsOn && { label: 'Edit' as const, onClick: () => {} },
    ],
  })
  const rows = [row, { ...row, reference: 'R2' }]
  expect(showsActions(list('R2'), { rows })).toBe(true)
  expect(showsActions(list('none'), { rows })).toBe(false)
  expect(showsActions(list('none'), { rows: undefined })).toBe(true)
  expect(showsActions(list('none'), { rows: [] })).toBe(true)
  expect(showsActions({ rowKey: list('R2').rowKey }, { rows })).toBe(false)
})

test('a row that the server no longer lists says so in the column of actions', () => {
  const noActions = { rowKey: ({ reference }: Row) => reference, rowActions: () => [] }
  expect(showsActions(noActions, { rows: [row], gone: new Set(['R1']) })).toBe(true)
})
