import { sessionKey } from './session-key.ts'

/** The requests that `start.js` sends before the application is loaded, by path, and the session's key that they carry. */
type EarlyRequests = {
  key: string | null
  requests: Record<string, { answer: Promise<Response>; abort: AbortController }>
}

/**
 * Returns the answer of an early request, once. Returns undefined if the session is another one by now.
 *
 * @param signal aborts the request like one that is sent now
 */
export function earlyAnswer(path: string, signal: AbortSignal): Promise<Response> | undefined {
  const { early } = globalThis as { early?: EarlyRequests }
  const request = early?.requests[path]
  if (!request) return undefined
  delete early.requests[path]
  if (early.key !== (sessionKey() ?? null)) return undefined
  const end = () => request.abort.abort(signal.reason)
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return request.answer
}
