import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { outboxFields } from './outbox.ts'

const waiting = Object.values(contract)
  .flatMap((area) => Object.entries(area as Record<string, import('./call.ts').Call>))
  .filter(([, call]) => call.outbox)

test('a call that may wait accepts the data of its waiting, does not audit it, and is identified by its own fields', () => {
  expect(waiting.map(([name]) => name)).toEqual(expect.arrayContaining(['createEntry', 'createVisitorEntry']))
  for (const [name, { body, secret, mayDiffer, untouched }] of waiting) {
    expect([name, Object.keys(body?.shape ?? {})]).toEqual([
      name,
      expect.arrayContaining(Object.keys(outboxFields)),
    ])
    expect([name, secret]).toEqual([name, expect.arrayContaining(Object.keys(outboxFields))])
    expect([name, mayDiffer, untouched]).toEqual([
      name,
      expect.arrayContaining(['kept']),
      expect.arrayContaining(['sealed']),
    ])
  }
})
