import { expect, test } from 'vitest'
import { collect, PER_FETCH } from './collect.ts'

const keyOf = (row: number) => row
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const pagesOf = (rows: number[]) => async (page: number) => ({
  rows: rows.slice((page - 1) * PER_FETCH, page * PER_FETCH),
  total: rows.length,
})

test.each([0, 1, PER_FETCH, PER_FETCH + 1, 1234])('all of %i rows are fetched', async (count) => {
  const progress: number[] = []
  const signal = new AbortController().signal
  const fetchPage = pagesOf(numbers(count))
  expect(await collect(fetchPage, keyOf, (done) => progress.push(done), signal)).toEqual(numbers(count))
  expect(progress.at(-1)).toBe(count)
})

test('a row that moves to the next page during the export is exported once', async () => {
  const first = numbers(PER_FETCH)
  const second = [PER_FETCH - 1, PER_FETCH]
  const fetchPage = async (page: number) => ({ rows: page === 1 ? first : second, total: PER_FETCH + 2 })
  const rows = await collect(fetchPage, keyOf, () => undefined, new AbortController().signal)
  expect(rows).toEqual(numbers(PER_FETCH + 1))
})

test('a row that moves to an earlier page during the export, because others were removed, is exported', async () => {
  const { signal } = new AbortController()
  for (const removed of [1, PER_FETCH + 1]) {
    const rows = numbers(3 * PER_FETCH + 1)
    const stay = rows.slice(removed)
    const fetched: number[] = []
    const fetchPage = (page: number) => {
      if (page === 3 && !fetched.includes(3)) rows.splice(0, removed)
      fetched.push(page)
      return pagesOf(rows)(page)
    }
    const found = await collect(fetchPage, keyOf, () => undefined, signal)
    expect(found.filter((row) => row >= removed)).toEqual(stay)
  }
})

test('an export is started once, even when it goes back to its first page', async () => {
  const rows = numbers(PER_FETCH + 2)
  const fetched: [number, string][] = []
  const fetchPage = (page: number, part: string) => {
    if (fetched.length === 1) rows.splice(0, 1)
    fetched.push([page, part])
    return pagesOf(rows)(page)
  }
  await collect(fetchPage, keyOf, () => undefined, new AbortController().signal)
  expect(fetched).toEqual([
    [1, '1'],
    [2, 'more'],
    [1, 'more'],
    [2, 'more'],
  ])
})

test('a cancelled export makes no file', async () => {
  const cancel = new AbortController()
  const fetchPage = (page: number) => {
    if (page === 2) cancel.abort()
    return pagesOf(numbers(1000))(page)
  }
  await expect(collect(fetchPage, keyOf, () => undefined, cancel.signal)).rejects.toThrow()
})

test('all rows are exported when the total has stopped counting', async () => {
  const fetchPage = async (page: number) => ({ ...(await pagesOf(numbers(1234))(page)), total: 400 })
  expect(await collect(fetchPage, keyOf, () => undefined, new AbortController().signal)).toHaveLength(1234)
})

test('fetching stops once there are more rows than wanted', async () => {
  const fetched: number[] = []
  const fetchPage = (page: number) => {
    fetched.push(page)
    return pagesOf(numbers(5000))(page)
  }
  const { signal } = new AbortController()
  const rows = await collect(fetchPage, keyOf, () => undefined, signal, 1000)
  expect(rows.length).toBeGreaterThan(1000)
  expect(fetched).toEqual([1, 2, 3, 4, 5, 6])
})
