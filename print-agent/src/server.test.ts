import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { PrintJob } from '@nivas/contract/receipts/job.ts'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openJournal } from './journal.ts'
import { openOutput } from './outputs/open.ts'
import { bytesOf } from './paper/print-out.ts'
import { createPress } from './press.ts'
import { buildServer } from './server.ts'
import { readSettings } from './settings.ts'
import { testFolder } from './testing/folder.ts'
import { samples } from './testing/samples.ts'

const ORIGIN = 'http://localhost:3000'

/** The print service of a counter, with pictures as its output. */
async function service() {
  const settings = readSettings({ DATA_DIR: testFolder(), PRINT_PORT: '0' })
  const output = openOutput(settings)
  const journal = openJournal(settings.journal)
  const press = createPress({ output, journal, bytesOf: (job) => bytesOf(job, settings) })
  const server = buildServer(settings, press, output.name)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    journal.close()
  })
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${address}/print/`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const pictures = async () => [
    ...(await (await fetch(`${address}/preview/`)).text()).matchAll(/src="([^"]+)"/g),
  ]
  return { address, post, pictures }
}

const job = (receipt: unknown = { receiptType: 'test' }) => ({ jobId: randomUUID(), receipt })

describe('POST /print/', () => {
  it.each(Object.keys(samples))('prints a %s, as a job and as the receipt alone', async (name) => {
    const { post, pictures } = await service()
    for (const body of [job(samples[name]), samples[name]]) {
      const response = await post(body)
      expect([response.status, await response.json()]).toEqual([
        200,
        { status: 'success', message: 'Printing Job sent successfully.', outcome: 'printed' },
      ])
    }
    expect(await pictures()).toHaveLength(2)
  })

  it('accepts the JSON text of the specification, with any content type', async () => {
    const { post } = await service()
    const response = await post(JSON.stringify(samples.gate), { 'content-type': 'text/plain;charset=UTF-8' })
    expect(await response.json()).toMatchObject({ status: 'success' })
  })

  it.each([
    ['visitorname: This is a required field', { ...samples.gate, visitorname: ' ' }],
    ['id: This is a required field', { ...samples.gate, id: undefined }],
    ['totalPeople: Please enter a whole number', { ...samples.gate, totalPeople: 1.5 }],
    [
      'products.0.total: This is a required field',
      { ...samples.bookCentre, products: [{ productname: 'a', qty: 1, price: 1 }] },
    ],
    ['receiptType: This value is not valid', { receiptType: 'cheque' }],
  ])('refuses a wrong receipt by the name of its field: %s', async (message, receipt) => {
    const { post, pictures } = await service()
    for (const body of [receipt, job(receipt)]) {
      const response = await post(body)
      expect([response.status, await response.json()]).toEqual([
        400,
        { status: 'error', message, outcome: 'not printed' },
      ])
    }
    expect(await pictures()).toEqual([])
  })

  it.each([
    [400, '{"jobId"', 'This is not JSON.', {}],
    [400, '', 'This is not JSON.', {}],
    [413, JSON.stringify({ a: 'x'.repeat(270_000) }), 'A receipt is at most 256 kB.', {}],
    [415, '<receipt/>', 'A receipt is sent as JSON.', { 'content-type': 'text/xml' }],
  ])('answers %i to an invalid body', async (status, body, message, headers) => {
    const { post } = await service()
    const response = await post(body, headers)
    expect([response.status, await response.json()]).toEqual([status, { status: 'error', message }])
  })

  it('answers any invalid body with the same text', async () => {
    const { post } = await service()
    const receipt = fc.record(
      {
        receiptType: fc.constantFrom(...Object.keys(samples), 'other'),
        id: fc.anything(),
        products: fc.anything(),
      },
      { requiredKeys: [] },
    )
    const anything = fc.oneof(
      fc.json(),
      fc.record({ jobId: fc.oneof(fc.uuid(), fc.string()), receipt }).map((body) => JSON.stringify(body)),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const answer = await (await post(body)).json()
        expect(answer).toMatchObject({
          status: expect.stringMatching(/^(success|error)$/),
          message: expect.any(String),
        })
        if (!PrintJob.safeParse(JSON.parse(body)).success && !body.includes('"test"'))
          expect(answer).toMatchObject({ status: 'error' })
      }),
      { numRuns: 100 },
    )
  })
})

describe('the origin guard', () => {
  it.each([
    'http://evil.example',
    'null',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
  ])('refuses a page of %s', async (origin) => {
    const { address, post, pictures } = await service()
    const response = await post(job(), { origin })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const before = await fetch(`${address}/print/`, { method: 'OPTIONS', headers: { origin } })
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect(await pictures()).toEqual([])
  })

  it('refuses a request without an origin', async () => {
    const { address } = await service()
    const response = await fetch(`${address}/print/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(job()),
    })
    expect(response.status).toBe(403)
  })

  it('accepts the page of the web app with a preflight request, also for the private network', async () => {
    const { address } = await service()
    const response = await fetch(`${address}/print/`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
        'access-control-request-private-network': 'true',
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST, GET',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    })
  })

  it('refuses other names of this machine', async () => {
    const { address } = await service()
    const { port } = new URL(address)
    const ask = (host: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        asked.on('error', reject)
        asked.end()
      })
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      `localhost:${port}0`,
      `[::1]:${port}`,
    ])
      expect([host, await ask(host, '/health')]).toEqual([host, 403])
    expect(await ask(`localhost:${port}`, '/health')).toBe(200)
  })

  it('shows no picture of a receipt to another page', async () => {
    const { address, post, pictures } = await service()
    await post(job())
    expect(await pictures()).toHaveLength(1)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await fetch(`${address}/preview/latest.png`, { headers })).status).toBe(403)
    const own = await fetch(`${address}/preview/latest.png`)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await fetch(`${address}/preview/..%2Fprint-journal.jsonl`)).status).toBe(404)
  })
})
