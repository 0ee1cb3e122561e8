import { expect, test } from 'vitest'
import { createKeyring } from './submission.ts'

const counting = () => {
  let count = 0
  return createKeyring(() => `key ${++count}`)
}
const submitted = (request: unknown, idempotencyKey: string) => ({ request, idempotencyKey, awaited: false })

test('every submission has a key of its own, equal ones too', () => {
  const keyring = counting()
  expect(keyring.keyFor({ amount: 1 })).not.toBe(keyring.keyFor({ amount: 1 }))
})

test('the same submission made again after a lost answer has the same key', () => {
  const keyring = counting()
  const key = keyring.keyFor({ amount: 1 })
  keyring.answerLost(submitted({ amount: 1 }, key))
  expect(keyring.keyFor({ amount: 1 })).toBe(key)
})

test('another submission after a lost answer has another key', () => {
  const keyring = counting()
  const key = keyring.keyFor({ amount: 1 })
  keyring.answerLost(submitted({ amount: 1 }, key))
  expect(keyring.keyFor({ amount: 2 })).not.toBe(key)
})

test('once it was answered, the next one is new', () => {
  const keyring = counting()
  const key = keyring.keyFor({ amount: 1 })
  keyring.answerLost(submitted({ amount: 1 }, key))
  keyring.keyFor({ amount: 1 })
  expect(keyring.keyFor({ amount: 1 })).not.toBe(key)
})

test('a key is a UUID', () => {
  expect(createKeyring().keyFor(null)).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
})
