import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from './session.tsx'

const HOUR = 3_600_000

/** The paths of the requests. */
const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  const user = { id: 1, name: 'Asha', language: 'en', permissions: [] }
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true })
  vi.stubGlobal('window', {
    setInterval: (...given: Parameters<typeof setInterval>) => setInterval(...given),
    setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(JSON.stringify({ success: true, data: user }), { headers: { [SESSION_KEY]: 'key' } })
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a session that started on this page gets a new token after a day', async () => {
  const signingIn = signIn('asha@venue.org', 'a password')
  await vi.advanceTimersByTimeAsync(1_000)
  await signingIn
  await vi.advanceTimersByTimeAsync(23 * HOUR)
  expect(asked).not.toContain('/api/auth/refresh')
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(asked).toContain('/api/auth/refresh')
})
