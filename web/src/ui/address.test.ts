import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, oneOf, pageNumber, readAddress, someOf, writeAddress, writeNarrowing } from './address.ts'

const readers = {
  page: pageNumber,
  sort: oneOf(['created_at', 'arrival_date']),
  status: someOf(['NEW', 'HOLD', 'PAID']),
  name: anyText,
}

const values = fc.record({
  page: fc.integer({ min: 1, max: 99_999_999 }).map(String),
  sort: fc.constantFrom('created_at', 'arrival_date'),
  status: fc.subarray(['NEW', 'HOLD', 'PAID']).map((some) => some.join(',')),
  name: fc.string({ maxLength: 100 }),
})

test('a value that is written into an address is read back from it', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(readAddress(writeAddress({}, given, readers), readers)).toEqual(given)
    }),
  )
})

test('an address omits defaults, and keeps the values of other screens', () => {
  const now = { page: 2, sort: 'arrival_date', other: 'x' }
  expect(writeAddress(now, { page: '1', sort: 'created_at', status: '', name: '' }, readers)).toEqual({
    other: 'x',
  })
})

test('only the given values change', () => {
  expect(writeAddress({ page: '3', name: 'asha' }, { page: '4' }, readers)).toEqual({
    page: '4',
    name: 'asha',
  })
})

test('a changed filter or order goes to the first page of a list, and an unchanged one does not', () => {
  const narrowing = { status: readers.status, sort: readers.sort }
  const now = { page: '3', sort: 'arrival_date', receipt: '7' }
  expect(writeNarrowing(now, { status: 'NEW' }, narrowing)).toEqual({
    sort: 'arrival_date',
    receipt: '7',
    status: 'NEW',
  })
  expect(writeNarrowing(now, { sort: 'created_at' }, narrowing)).toEqual({ receipt: '7' })
  expect(writeNarrowing(now, { sort: 'arrival_date', status: '' }, narrowing)).toEqual(now)
})

test('an invalid address is read as the defaults', () => {
  const nonsense = fc.dictionary(fc.constantFrom('page', 'sort', 'status'), fc.anything())
  fc.assert(
    fc.property(nonsense, (search) => {
      const { page, sort, status } = readAddress(search, readers)
      expect(Number(page)).toBeGreaterThanOrEqual(1)
      expect(['created_at', 'arrival_date']).toContain(sort)
      expect(status === '' || status.split(',').every((one) => ['NEW', 'HOLD', 'PAID'].includes(one))).toBe(
        true,
      )
    }),
  )
  expect(readAddress({ page: '0', sort: 'evil', status: 'XX,PAID,PAID' }, readers)).toEqual({
    page: '1',
    sort: 'created_at',
    status: 'PAID',
    name: '',
  })
  expect(readAddress({ name: 'x'.repeat(300) }, readers).name).toHaveLength(100)
})
