import { afterEach, expect, it, vi } from 'vitest'
import { printer } from './address.ts'
import { type Job, sendJob } from './send.ts'

const job: Job = {
  jobId: '2d1f6d3a-5a0e-4e1c-9d39-3c6e0c1e7b11',
  copy: false,
  language: 'en',
  venue: undefined,
  receipt: { receiptType: 'test' },
}

/** Makes a print service with this answer, and a list of the requests that it gets. */
function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (body: unknown, status = 200) => Response.json(body, { status })

afterEach(() => {
  vi.unstubAllGlobals()
  printer.set(undefined)
})

it('posts the job to the print service of this machine, and stores its address', async () => {
  const fetch = answering(() => json({ status: 'success', message: 'Printing Job sent successfully.' }))
  expect(await sendJob(job)).toMatchObject({ outcome: 'printed' })
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('http://localhost:8000/print/')
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit', body: JSON.stringify(job) })
  expect(printer.get()).toBe('http://localhost:8000/print/')
})

it('posts to the address of this workstation', async () => {
  printer.set('http://127.0.0.1:8013/print/')
  const fetch = answering(() => json({ status: 'success', message: '' }))
  await sendJob(job)
  expect(fetch.mock.calls[0]?.[0]).toBe('http://127.0.0.1:8013/print/')
})

it.each([
  [{ status: 'error', message: 'No paper' }, 200, 'not printed'],
  [{ status: 'error', message: 'Look at it', outcome: 'unsure' }, 200, 'unsure'],
  [{ status: 'error', message: 'id: This is a required field', outcome: 'not printed' }, 400, 'not printed'],
])('returns the result of the print service: %o', async (answer, status, outcome) => {
  answering(() => json(answer, status))
  expect(await sendJob(job)).toEqual({ outcome, message: answer.message })
  expect(printer.get()).toBeUndefined()
})

it('is lost after a while when the print service takes the job and hangs', async () => {
  const [patience, later] = [new AbortController(), vi.spyOn(AbortSignal, 'timeout')]
  later.mockReturnValue(patience.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return Promise.resolve(new Response(body))
  })
  const sent = sendJob(job)
  patience.abort(new DOMException('It took too long', 'TimeoutError'))
  expect(await sent).toEqual({ outcome: 'lost', message: '' })
  expect(later).toHaveBeenCalledWith(30_000)
  later.mockRestore()
})

it.each([
  ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else answers', () => new Response('<h1>It works!</h1>')],
  ['something else answers in JSON', () => json({ up: true })],
  ['something else fails', () => json({ error: 'x' }, 500)],
])('is lost when %s', async (_, answer) => {
  answering(answer)
  expect(await sendJob(job)).toEqual({ outcome: 'lost', message: '' })
})
