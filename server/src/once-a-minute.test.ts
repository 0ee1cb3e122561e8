import { expect, test } from 'vitest'
import { onceAMinute } from './once-a-minute.ts'

test('the same error of many workers is reported once a minute, and a different one immediately', () => {
  let time = 0
  const reported: string[] = []
  const report = onceAMinute<Error>(
    ({ message }) => reported.push(message),
    () => time,
  )
  const away = (worker: number) => new Error(`connect ECONNREFUSED (Queue: mail.send, Worker: ${worker})`)
  for (time = 0; time < 120_000; time += 2_000) for (const worker of [1, 2, 3]) report(away(worker))
  report(new Error('no space left on device'))
  expect(reported).toEqual([away(1).message, away(1).message, 'no space left on device'])
})

test('errors are distinguished by their first line, because the lines of a log after it contain the time', () => {
  const reported: string[] = []
  const report = onceAMinute<{ message: string }>(({ message }) => reported.push(message))
  report({ message: 'PostgreSQL did not start. Its last lines:\n10:00:00 No space left' })
  report({ message: 'PostgreSQL did not start. Its last lines:\n10:00:02 No space left' })
  report({ message: 'Another Nivas server is already running' })
  expect(reported).toHaveLength(2)
})
