import { expect, test } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { check, counts, csv, problemsOf, run } from './testing/import-file.ts'

const server = useServer()
const typed = (day: string) => day.split('-').reverse().join('/')

test('a birth after today is a problem of the file', async () => {
  const staff = await server.as('manage-customers')
  const file = (day: string) =>
    csv(`Id card,Name,Date of birth\nB-1,Asha,${typed(today)}\nB-2,Ravi,${typed(day)}\n`)
  const checked = await check(staff, 'customers', file(inDays(1)))
  expect(checked).toMatchObject({ rows: 2, problems: 1 })
  expect(await problemsOf(staff, checked)).toEqual([
    [3, 'Date of birth', typed(inDays(1)), 'The date of birth cannot be after today'],
  ])
  expect(counts(await run(staff, 'customers', file(inDays(-1))))).toEqual([2, 0, 0])
})
