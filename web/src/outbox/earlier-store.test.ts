import { say } from '@nivas/contract/texts.ts'
import { expect, test } from 'vitest'
import { itemOf } from './earlier-store.ts'

test('an entry of an earlier version becomes an item of the gate, with its key, its time and its sealed numbers', () => {
  const stored = {
    place: 7,
    key: '3f9aa012-1111-4222-8333-444455556666',
    call: 'createEntry',
    request: { visitorname: 'Asha', adharid: 'XXXX XXXX 0124 #k3f9aa' },
    sealed: ['AAAA'],
    madeAt: '2026-11-21T08:00:00Z',
    madeBy: { id: 1, name: 'Asha' },
    name: 'Asha',
    people: 2,
    state: 'refused' as const,
    refusal: { status: 400, message: 'There is no such gate', errors: {} },
  }
  expect(itemOf(stored)).toEqual({
    area: 'gate',
    key: stored.key,
    call: 'gate.createEntry',
    request: stored.request,
    sealed: ['AAAA'],
    madeAt: stored.madeAt,
    madeBy: stored.madeBy,
    state: 'refused',
    refusal: { status: 400, text: say('There is no such gate'), fields: {} },
  })
})
