import { reservations } from '@nivas/contract/reservations/calls.ts'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallFailure } from './failure.ts'
import { createKeyring } from './submission.ts'
import { type CallOptions, writing } from './write.ts'

const told = vi.hoisted(() => ({ success: vi.fn(), failure: vi.fn() }))
vi.mock('./notices.ts', () => ({ notify: told }))

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

const hold = reservations.hold
const request = { id: 7, room_ids: [1] }

function desk(options: CallOptions<typeof hold> = {}) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const keyring = createKeyring()
  const observer = new MutationObserver(client, writing(hold, options, keyring, client))
  const submit = async (awaited = false) => {
    const made = observer.mutate({ request, idempotencyKey: keyring.keyFor(request), awaited })
    made.catch(() => undefined)
    await vi.runAllTimersAsync()
    return made
  }
  return { client, submit }
}

const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const loses = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
const keys = () => fetched.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('Idempotency-Key'))
const success = { success: true, message: 'Record updated successfully.', data: {} }

test('a lost answer is asked for twice more, by the same key, before anybody hears of it', async () => {
  loses()
  answers(503, { success: false, message: 'Please try again later.' })
  answers(200, success)
  await desk().submit()
  expect(keys()).toHaveLength(3)
  expect(new Set(keys()).size).toBe(1)
  expect(told.success).toHaveBeenCalledExactlyOnceWith('Record updated successfully.')
  expect(told.failure).not.toHaveBeenCalled()
})

test('submitted again after that, the same request still has the same key; after an answer it has another', async () => {
  const { submit } = desk()
  for (let times = 0; times < 3; times++) loses()
  await submit().catch(() => undefined)
  expect(told.failure).toHaveBeenCalledExactlyOnceWith('Please try again later.')
  answers(200, success)
  await submit()
  answers(200, success)
  await submit()
  expect(keys().slice(0, 4)).toEqual(Array(4).fill(keys()[0]))
  expect(keys()[4]).not.toBe(keys()[0])
})

test('a refusal is not tried again, and its words are shown', async () => {
  answers(400, { success: false, message: 'This reservation was changed meanwhile. Please reload.' })
  await desk()
    .submit()
    .catch((failure: CallFailure) => expect(failure.status).toBe(400))
  expect(keys()).toHaveLength(1)
  expect(told.failure).toHaveBeenCalledExactlyOnceWith(
    'This reservation was changed meanwhile. Please reload.',
  )
})

test('wrong fields go to who takes them, or who awaits them, and else into a notice', async () => {
  const wrong = {
    success: false,
    message: 'Wrong input',
    errors: { room_ids: ['Please select at least one room'] },
  }
  const onErrors = vi.fn()
  answers(422, wrong)
  await desk({ onErrors })
    .submit()
    .catch(() => undefined)
  expect(onErrors).toHaveBeenCalledWith(wrong.errors)
  answers(422, wrong)
  await desk()
    .submit(true)
    .catch((failure: CallFailure) => expect(failure.errors).toEqual(wrong.errors))
  expect(told.failure).not.toHaveBeenCalled()
  answers(422, wrong)
  await desk()
    .submit()
    .catch(() => undefined)
  expect(told.failure).toHaveBeenCalledExactlyOnceWith('Please select at least one room')
})

test('whatever else fails is said in the generic words', async () => {
  answers(500, { success: false, message: 'relation "x" does not exist' })
  await desk()
    .submit()
    .catch(() => undefined)
  expect(told.failure).toHaveBeenCalledExactlyOnceWith('Something went wrong. Please contact administrator.')
})

test('an answer makes stale what it changed, and a lost one too', async () => {
  const { client, submit } = desk({ makesStale: [reservations.list], quiet: true })
  const stale = vi.spyOn(client, 'invalidateQueries')
  answers(200, success)
  await submit()
  expect(stale).toHaveBeenCalledWith({ queryKey: ['GET /admin/reservations'] })
  expect(told.success).not.toHaveBeenCalled()
  for (let times = 0; times < 3; times++) loses()
  await submit().catch(() => undefined)
  expect(stale).toHaveBeenCalledTimes(2)
})
