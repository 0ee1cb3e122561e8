import { reservations } from '@nivas/contract/reservations/calls.ts'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connected } from './client.ts'
import type { CallFailure } from './failure.ts'
import { createKeyring } from './submission.ts'
import { type CallOptions, writing } from './write.ts'

const notices = vi.hoisted(() => ({ success: vi.fn(), failure: vi.fn() }))
vi.mock('./notices.ts', () => ({ notify: notices }))
const dismiss = vi.fn()

/** The outcome of each write that reaches the server, and whether the server answers `reach`. */
let outcomes: (() => Promise<Response>)[] = []
let isAway = false
const lose = () => Promise.reject(new TypeError('Failed to fetch'))
const answer = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const answers = (status: number, body: unknown) => outcomes.push(answer(status, body))
const loses = () => outcomes.push(lose)
const writes = vi.fn<typeof fetch>(() => outcomes.shift()?.() ?? lose())
vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) =>
  sent[0] === '/api/venue' ? (isAway ? lose() : answer(200, success)()) : writes(...sent),
)
const keys = () => writes.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('Idempotency-Key'))
const success = { success: true, message: 'Record updated successfully.', data: {} }

beforeEach(() => {
  vi.useFakeTimers()
  notices.failure.mockReturnValue({ dismiss })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  outcomes = []
  isAway = false
})

const hold = reservations.hold
const request = { id: 7, room_ids: [1] }

function desk(options: CallOptions<typeof hold> = {}) {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const keyring = createKeyring()
  const observer = new MutationObserver(client, writing(hold, options, keyring, client))
  const submit = async (awaited = false) => {
    const made = observer.mutate(keyring.submit(request, awaited))
    made.catch(() => undefined)
    await vi.runAllTimersAsync()
    return made
  }
  return { client, submit }
}

test('a lost answer is requested twice more with the same key before it is reported', async () => {
  loses()
  answers(503, { success: false, message: 'Please try again later.' })
  answers(200, success)
  await desk().submit()
  expect(keys()).toHaveLength(3)
  expect(new Set(keys()).size).toBe(1)
  expect(notices.success).toHaveBeenCalledExactlyOnceWith('Record updated successfully.')
  expect(notices.failure).not.toHaveBeenCalled()
})

test('a success that was cut off is requested again with the same key, and does not count as a refusal', async () => {
  outcomes.push(() => Promise.resolve(new Response('{"success":true,"mess')))
  answers(200, success)
  await desk().submit()
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
  expect(notices.failure).not.toHaveBeenCalled()
})

test('a refusal reaches its caller after the screen has handled it', async () => {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const order: string[] = []
  answers(409, { success: false, message: 'Refused' })
  const { submit } = desk({ onFailure: () => isDone.then(() => order.push('rooms')) })
  const refused = submit().catch(() => order.push('refusal'))
  await vi.runAllTimersAsync()
  expect(order).toEqual([])
  done()
  await refused
  expect(order).toEqual(['rooms', 'refusal'])
})

test('the same request has the same key when it is submitted again after that, and a different one after an answer', async () => {
  const { submit } = desk()
  for (let times = 0; times < 3; times++) loses()
  await submit().catch(() => undefined)
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('this may or may not have been saved.'),
  )
  answers(200, success)
  await submit()
  answers(200, success)
  await submit()
  expect(keys().slice(0, 4)).toEqual(Array(4).fill(keys()[0]))
  expect(keys()[4]).not.toBe(keys()[0])
})

test('while the server is down nothing is sent, and this is reported until it answers again', async () => {
  connected.set(false)
  isAway = true
  await expect(desk().submit()).rejects.toMatchObject({ lost: 'not sent' })
  expect(writes).not.toHaveBeenCalled()
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith('No connection. Nothing was saved.')
  expect(dismiss).not.toHaveBeenCalled()
  connected.set(true)
  expect(dismiss).toHaveBeenCalledOnce()
})

test('a write that was sent once and lost is never reported as unsaved, even if it cannot be sent again', async () => {
  const { submit } = desk()
  loses()
  writes.mockImplementationOnce(() => {
    isAway = true
    return lose()
  })
  const lost = (failure: CallFailure) => expect(failure.lost).toBe('unanswered')
  await submit().catch(lost)
  await submit().catch(lost)
  expect(notices.failure).toHaveBeenCalledTimes(2)
  expect.assertions(3)
})

test('a refusal is not retried, and its text is shown', async () => {
  const text = { key: 'This reservation was changed meanwhile. Please reload.' }
  answers(400, { success: false, message: 'In English', text })
  await expect(desk().submit()).rejects.toMatchObject({ status: 400 })
  expect(keys()).toHaveLength(1)
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith(
    'This reservation was changed meanwhile. Please reload.',
  )
})

test('invalid fields go to a caller that awaits the answer, or else into a notice', async () => {
  const wrong = {
    success: false,
    text: { key: 'This value is not valid' },
    texts: { room_ids: [{ key: 'Please select at least one room' }] },
  }
  answers(422, wrong)
  await expect(desk().submit(true)).rejects.toMatchObject({ fields: wrong.texts })
  expect(notices.failure).not.toHaveBeenCalled()
  answers(422, wrong)
  await desk()
    .submit()
    .catch(() => undefined)
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith('Please select at least one room')
})

test('a record that another user has deleted is reported as deleted', async () => {
  answers(404, { success: false, text: { key: 'There is no such word' } })
  await desk()
    .submit()
    .catch(() => undefined)
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith('There is no such word')
})

test('every other failure has the generic text', async () => {
  answers(500, { success: false, message: 'relation "x" does not exist' })
  await desk()
    .submit()
    .catch(() => undefined)
  expect(notices.failure).toHaveBeenCalledExactlyOnceWith(
    'Something went wrong. Please contact administrator.',
  )
})

test('an answer makes the answers that it changed stale, and so does a lost one', async () => {
  const { client, submit } = desk({ makesStale: [reservations.list], quiet: true })
  const stale = vi.spyOn(client, 'invalidateQueries')
  answers(200, success)
  await submit()
  expect(stale).toHaveBeenCalledWith({ queryKey: ['GET /admin/reservations'] })
  expect(notices.success).not.toHaveBeenCalled()
  for (let times = 0; times < 3; times++) loses()
  await submit().catch(() => undefined)
  expect(stale).toHaveBeenCalledTimes(2)
})

test.each([
  [400, 1],
  [404, 1],
  [422, 0],
  [403, 0],
])('a refusal with %i makes stale what the screen shows %i times', async (status, times) => {
  const { client, submit } = desk({ makesStale: [reservations.list] })
  const stale = vi.spyOn(client, 'invalidateQueries')
  answers(status, { success: false, text: { key: 'This reservation was changed meanwhile. Please reload.' } })
  await submit().catch(() => undefined)
  expect(stale).toHaveBeenCalledTimes(times)
})
