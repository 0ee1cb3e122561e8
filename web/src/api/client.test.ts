import { access } from '@nivas/contract/access/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { connected, pending, refused, send, sessionLost } from './client.ts'
import { CallFailure, failureText } from './failure.ts'
import { findFailureText } from './find-failure.ts'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.fail('was answered with success'),
    (failure: CallFailure) => failure,
  )

test('a successful call returns the whole body, and sends the session’s headers', async () => {
  answers(200, { success: true, message: 'Done.', data: null })
  await expect(send(reservations.remove, { id: 7 }, { idempotencyKey: 'k' })).resolves.toEqual({
    success: true,
    message: 'Done.',
    data: null,
  })
  const [url, request] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/admin/reservations/7')
  expect(request).toMatchObject({
    method: 'DELETE',
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'nivas', 'Idempotency-Key': 'k' },
  })
})

test('a refusal throws the server’s texts, field by field', async () => {
  answers(422, {
    success: false,
    message: 'Wrong input',
    error: 'Wrong input',
    text: { key: 'This value is not valid' },
    errors: { phone: ['At most 30 characters'] },
    texts: { phone: [{ key: 'At most {{count}} characters', values: { count: 30 } }] },
  })
  const failure = await failureOf(send(access.currentUser, {}))
  expect(failure).toMatchObject({
    status: 422,
    text: say('This value is not valid'),
    fields: { phone: [say('At most {{count}} characters', { count: 30 })] },
  })
})

test('a lost network gives status 0 and is reported until a call is answered again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const failure = await failureOf(send(access.currentUser, {}))
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ status: 0, message: 'No connection. Please try again later.' })
  expect(connected.get()).toBe(false)
  answers(200, { success: true, data: null })
  await send(access.currentUser, {})
  expect(connected.get()).toBe(true)
})

test('an answer that is not JSON becomes a general failure', async () => {
  answers(502, '<html>Bad gateway</html>')
  expect(await failureOf(send(access.currentUser, {}))).toMatchObject({
    status: 502,
    message: 'Something went wrong. Please contact administrator.',
  })
})

test('the sign-in page of a network counts as a lost connection', async () => {
  fetched.mockResolvedValueOnce(
    new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
  expect(await failureOf(send(access.currentUser, {}))).toMatchObject({ status: 0 })
  expect(connected.get()).toBe(false)
  answers(200, { success: true, data: null })
  await send(access.currentUser, {})
})

test('a call that its caller aborts is not a failure of the network', async () => {
  const given = new AbortController()
  given.abort()
  fetched.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'))
  const failure = await failureOf(send(access.currentUser, {}, { signal: given.signal }))
  expect(failure.name).toBe('AbortError')
  expect(connected.get()).toBe(true)
})

test('401 ends the session, but not when a sign-in is refused', async () => {
  const before = sessionLost.get()
  answers(401, { success: false, message: 'Invalid email or password' })
  await failureOf(send(access.login, { email: 'a@b.in', password: 'x' }))
  expect(sessionLost.get()).toBe(before)
  answers(401, { success: false, message: 'Please sign in.' })
  answers(401, { success: false, message: 'Please sign in.' })
  await failureOf(send(reservations.rooms, { id: 1 }))
  expect(sessionLost.get()).toBe(before + 1)
})

test('a call whose token was exchanged in the meantime is repeated without its caller noticing', async () => {
  const before = sessionLost.get()
  answers(401, { success: false, message: 'Please sign in.' })
  answers(200, { success: true, data: {} })
  answers(200, { success: true, data: [] })
  await expect(send(reservations.rooms, { id: 1 })).resolves.toMatchObject({ data: [] })
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/admin/reservations/1/rooms',
    '/api/auth/user',
    '/api/admin/reservations/1/rooms',
  ])
  expect(sessionLost.get()).toBe(before)
})

test('403 reports that the permissions may have changed, unless the call needs none', async () => {
  const before = refused.get()
  answers(403, { success: false, message: 'No.' })
  await failureOf(send(access.currentUser, {}))
  expect(refused.get()).toBe(before)
  answers(403, { success: false, message: 'No.' })
  await failureOf(send(reservations.rooms, { id: 1 }))
  expect(refused.get()).toBe(before + 1)
})

test('a call is counted as pending until it is answered, refused or lost', async () => {
  const counts = async (end: () => unknown) => {
    end()
    const sent = send(reservations.rooms, { id: 1 }).catch(() => undefined)
    const during = pending.get()
    await sent
    return [during, pending.get()]
  }
  expect(await counts(() => answers(200, { success: true, data: [] }))).toEqual([1, 0])
  expect(await counts(() => answers(400, { success: false, message: 'No.' }))).toEqual([1, 0])
  expect(await counts(() => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')))).toEqual([1, 0])
})

test('the texts of failures are those of the specification', () => {
  const refusal = say('There is no such gate')
  const text = (status: number, fields?: Record<string, Text[]>) =>
    failureText(new CallFailure(status, refusal, fields)).key
  expect(text(0)).toBe('No connection. Please try again later.')
  expect(text(503)).toBe('Please try again later.')
  expect(text(400)).toBe(refusal.key)
  expect(text(403)).toBe(refusal.key)
  expect(text(429)).toBe(refusal.key)
  expect(text(422)).toBe(refusal.key)
  expect(text(422, { phone: [say('This value is not valid')] })).toBe('This value is not valid')
  expect(text(422, { 'Idempotency-Key': [say('This Idempotency-Key was used for another request')] })).toBe(
    'This was already sent with other values. Please reload and check whether it was saved.',
  )
  expect(text(500)).toBe('Something went wrong. Please contact administrator.')
  expect(text(404)).toBe('Something went wrong. Please contact administrator.')
  // A user who looked up a record by its number wants to know that there is none.
  expect(findFailureText(new CallFailure(404, refusal)).key).toBe(refusal.key)
  expect(findFailureText(new CallFailure(500, refusal)).key).toBe(text(500))
  const lost = (how: 'not sent' | 'unanswered', typed = false) =>
    failureText(new CallFailure(0, refusal, {}, how), typed).key
  expect(lost('not sent')).toBe('No connection. Nothing was saved.')
  expect(lost('not sent', true)).toBe('No connection. Nothing was saved; what you typed is still here.')
  expect(lost('unanswered', true)).toContain('this may or may not have been saved')
  expect(
    failureText(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')).key,
  ).toContain('Please reload the page.')
  expect(failureText(new Error('bug')).key).toBe('Something went wrong. Please contact administrator.')
})
