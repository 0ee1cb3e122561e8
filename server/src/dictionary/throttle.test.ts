import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

it('too many words from one address in a minute: 429', async () => {
  const ask = async () => (await server.anonymous.send(calls.searchMeaning, { word: 'peace' })).status
  const statuses = new Set<number>()
  for (let round = 0; round < 7; round++)
    for (const status of await Promise.all(Array.from({ length: 100 }, ask))) statuses.add(status)
  expect([...statuses].sort()).toEqual([400, 429])
})
