import { expect, test } from 'vitest'
import { seldom } from './seldom.ts'

test('the same trouble of many workers is told once in a minute, another one at once', () => {
  let time = 0
  const told: string[] = []
  const tell = seldom<Error>(
    ({ message }) => told.push(message),
    () => time,
  )
  const away = (worker: number) => new Error(`connect ECONNREFUSED (Queue: mail.send, Worker: ${worker})`)
  for (time = 0; time < 120_000; time += 2_000) for (const worker of [1, 2, 3]) tell(away(worker))
  tell(new Error('no space left on device'))
  expect(told).toEqual([away(1).message, away(1).message, 'no space left on device'])
})

test('trouble is known by its first line: what PostgreSQL wrote last has the time in it', () => {
  const told: string[] = []
  const tell = seldom<{ message: string }>(({ message }) => told.push(message))
  tell({ message: 'PostgreSQL did not start. Its last lines:\n10:00:00 No space left' })
  tell({ message: 'PostgreSQL did not start. Its last lines:\n10:00:02 No space left' })
  tell({ message: 'Another Nivas server is already running' })
  expect(told).toHaveLength(2)
})
