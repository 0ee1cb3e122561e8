import { expect, test } from 'vitest'
import { createKeyring, createPressing } from './submission.ts'

const counting = () => {
  let count = 0
  return createKeyring(() => `key ${++count}`)
}

test('every submission has its own key, even if it equals another one', () => {
  const keyring = counting()
  const [first, second] = [keyring.submit({ amount: 1 }, false), keyring.submit({ amount: 1 }, false)]
  expect(first.idempotencyKey).not.toBe(second.idempotencyKey)
})

test('the same submission repeated after a lost answer has the same key, and counts as sent', () => {
  const keyring = counting()
  const first = keyring.submit({ amount: 1 }, false)
  keyring.answerLost({ ...first, sent: true })
  expect(keyring.submit({ amount: 1 }, true)).toEqual({ ...first, sent: true, awaited: true })
})

test('a different submission after a lost answer is a new one', () => {
  const keyring = counting()
  const first = keyring.submit({ amount: 1 }, false)
  keyring.answerLost({ ...first, sent: true })
  const other = keyring.submit({ amount: 2 }, false)
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(other.sent).toBe(false)
})

test('after an answer, the next submission is new', () => {
  const keyring = counting()
  const first = keyring.submit({ amount: 1 }, false)
  keyring.answerLost(first)
  keyring.submit({ amount: 1 }, false)
  expect(keyring.submit({ amount: 1 }, false).idempotencyKey).not.toBe(first.idempotencyKey)
})

test('a key is a UUID', () => {
  expect(createKeyring().submit(null, false).idempotencyKey).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})

test('a second press while the same write is pending is ignored; a different write, and one after the answer, are made', async () => {
  const press = createPressing()
  const answers: (() => void)[] = []
  const write = () => new Promise<void>((resolve) => answers.push(resolve))
  const first = press({ id: 7 }, write)
  await press({ id: 7 }, write)
  expect(answers).toHaveLength(1)
  void press({ id: 8 }, write)
  expect(answers).toHaveLength(2)
  answers[0]?.()
  await first
  void press({ id: 7 }, write)
  expect(answers).toHaveLength(3)
})

test('a write that failed can be made again', async () => {
  const press = createPressing()
  await expect(press({ id: 7 }, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  let made = 0
  await press({ id: 7 }, async () => {
    made += 1
  })
  expect(made).toBe(1)
})
