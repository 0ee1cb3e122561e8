import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test('an address keeps texts as they are, numbers included', () => {
  const values = { page: '2', status: 'NEW,HOLD', name: 'आशा & co?', email: 'a+b@c.in', token: '0012' }
  expect(parseSearch(stringifySearch(values))).toEqual(values)
  expect(stringifySearch({ page: 2, status: 'NEW,HOLD' })).toBe('?page=2&status=NEW,HOLD')
})

test('an unset value leaves the address unchanged', () => {
  expect(stringifySearch({ next: undefined })).toBe('')
})
