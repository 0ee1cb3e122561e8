import { expect, test } from 'vitest'
import { collect, PER_FETCH } from './collect.ts'

const keyOf = (row: number) => row
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const pagesOf = (rows: number[]) => async (page: number) => ({
  rows: rows.slice((page - 1) * PER_FETCH, page * PER_FETCH),
  total: rows.length,
})

test.each([0, 1, PER_FETCH, PER_FETCH + 1, 1234])(
  'all of %i rows are fetched, and no page in vain',
  async (count) => {
    const asked: number[] = []
    const progress: number[] = []
    const fetchPage = (page: number) => {
      asked.push(page)
      return pagesOf(numbers(count))(page)
    }
    const signal = new AbortController().signal
    expect(await collect(fetchPage, keyOf, (done) => progress.push(done), signal)).toEqual(numbers(count))
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / PER_FETCH)))
    expect(progress.at(-1)).toBe(count)
  },
)

test('a row that moved to the next page meanwhile is taken once', async () => {
  const first = numbers(PER_FETCH)
  const second = [PER_FETCH - 1, PER_FETCH]
  const fetchPage = async (page: number) => ({ rows: page === 1 ? first : second, total: PER_FETCH + 2 })
  const rows = await collect(fetchPage, keyOf, () => undefined, new AbortController().signal)
  expect(rows).toEqual(numbers(PER_FETCH + 1))
})

test('somebody who cancels gets no file', async () => {
  const cancel = new AbortController()
  const fetchPage = (page: number) => {
    if (page === 2) cancel.abort()
    return pagesOf(numbers(1000))(page)
  }
  await expect(collect(fetchPage, keyOf, () => undefined, cancel.signal)).rejects.toThrow()
})
