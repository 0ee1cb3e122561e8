import { expect, it } from 'vitest'
import { storedSerialiser } from './serialise.ts'

it('many answers of an earlier version share one additional serialiser', () => {
  const plain = {
    type: 'object',
    required: ['id', 'added'],
    properties: { id: { type: 'integer' }, added: { type: 'string' } },
  }
  let copied = 0
  // A schema is copied through its JSON to remove its required fields, so this counts the copies.
  const toJSON = () => {
    copied += 1
    return plain
  }
  const schema = Object.defineProperty({ ...plain }, 'toJSON', { value: toJSON })
  const send = (id: number) => storedSerialiser(schema)({ id })
  expect(send(1)).toBe('{"id":1}')
  const first = copied
  expect([2, 3, 4].map(send)).toEqual(['{"id":2}', '{"id":3}', '{"id":4}'])
  expect(copied).toBe(first)
})
