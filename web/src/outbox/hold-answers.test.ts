import { gate } from '@nivas/contract/gate/calls.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../api/key.ts'
import { holdAnswers } from './hold-answers.ts'

/** In ms, as in a browser. Outside of a browser the library removes no answers. */
const gcTime = 300_000
const makeClient = () => new QueryClient({ defaultOptions: { queries: { gcTime } } })

const purposes = keyOf(gate.purposes, {})
const gates = keyOf(gate.gates, {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('held answers stay when no screen shows them, and others are removed', () => {
  const client = makeClient()
  client.setQueryData(purposes, 'before')
  holdAnswers(client, [gate.purposes])
  client.setQueryData(purposes, 'held')
  client.setQueryData(gates, 'not held')
  vi.advanceTimersByTime(12 * gcTime)
  expect(client.getQueryData(purposes)).toBe('held')
  expect(client.getQueryData(gates)).toBeUndefined()
})

test('answers that were cleared at a sign-out are held again for the next user', () => {
  const client = makeClient()
  holdAnswers(client, [gate.purposes])
  client.setQueryData(purposes, 'of the first user')
  client.clear()
  expect(client.getQueryData(purposes)).toBeUndefined()
  holdAnswers(client, [gate.purposes])
  client.setQueryData(purposes, 'of the second user')
  vi.advanceTimersByTime(12 * gcTime)
  expect(client.getQueryData(purposes)).toBe('of the second user')
})

test('each changed answer of the server is reported, and restored ones are not', () => {
  const client = makeClient()
  const told: unknown[] = []
  holdAnswers(client, [gate.purposes], (call, answer) => told.push([call, answer]))
  client.setQueryData(purposes, 'restored', { updatedAt: 0 })
  client.setQueryData(purposes, 'read')
  client.setQueryData(purposes, 'read')
  client.setQueryData(purposes, 'changed at another counter')
  vi.runAllTimers()
  expect(told).toEqual([
    [gate.purposes, 'read'],
    [gate.purposes, 'changed at another counter'],
  ])
})
