import { afterEach, expect, test, vi } from 'vitest'
import { earlyAnswer } from './early-answers.ts'
import { storeValue } from './stored-value.ts'

const never = new AbortController().signal

/** Stands for `start.js`, which has sent a request with this session's key. */
function sentEarly(key: string | null) {
  const abort = new AbortController()
  const answer = new Promise<Response>((_, reject) =>
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason)),
  )
  vi.stubGlobal('early', { key, requests: { '/api/venue': { answer, abort } } })
  return answer
}

afterEach(() => {
  storeValue('nivas.session-key', undefined)
  vi.unstubAllGlobals()
})

test('an early answer is given once, so the next call asks the server', () => {
  const answer = sentEarly(null)
  expect(earlyAnswer('/api/auth/user', never)).toBeUndefined()
  expect(earlyAnswer('/api/venue', never)).toBe(answer)
  expect(earlyAnswer('/api/venue', never)).toBeUndefined()
})

test('an early answer for the session of another user is never given', () => {
  sentEarly('first')
  storeValue('nivas.session-key', 'second')
  expect(earlyAnswer('/api/venue', never)).toBeUndefined()
  // Also not after a return to the first session, whose answer is old by then.
  storeValue('nivas.session-key', 'first')
  expect(earlyAnswer('/api/venue', never)).toBeUndefined()
})

test('an early request ends when the call that waits for it is aborted', async () => {
  sentEarly(null)
  const abort = new AbortController()
  const given = earlyAnswer('/api/venue', abort.signal)
  abort.abort(new Error('too late'))
  await expect(given).rejects.toThrow('too late')
  sentEarly(null)
  await expect(earlyAnswer('/api/venue', abort.signal)).rejects.toThrow('too late')
})
