import { get } from 'node:http'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** Returns the encoding of an answer and its size in bytes; `fetch` decompresses it and hides both. */
const bytesOf = (path: string, encoding?: string) =>
  new Promise<{ encoding: string | undefined; bytes: number }>((resolve, reject) => {
    const headers = { 'x-requested-with': 'test', ...(encoding && { 'accept-encoding': encoding }) }
    get(server.origin + path, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }))
    }).on('error', reject)
  })

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0, br', 'br'],
])('a large answer is compressed for a browser that accepts %s', async (accepted, encoding) => {
  const [plain, compressed] = [
    await bytesOf('/api/openapi.json'),
    await bytesOf('/api/openapi.json', accepted),
  ]
  expect([plain.encoding, compressed.encoding]).toEqual([undefined, encoding])
  expect(compressed.bytes).toBeLessThan(plain.bytes / 5)
})

test('a compressed answer has the content of the plain one', async () => {
  const document = async (encoding: string) => {
    const headers = { 'x-requested-with': 'test', 'accept-encoding': encoding }
    return (await fetch(`${server.origin}/api/openapi.json`, { headers })).json()
  }
  expect(await document('br')).toEqual(await document('identity'))
})

test('a large answer is not compressed for a client that accepts none of the encodings', async () => {
  expect((await bytesOf('/api/openapi.json', 'gzip;q=0')).encoding).toBeUndefined()
})

test('a small answer is sent uncompressed', async () => {
  expect((await bytesOf('/api/venue', 'gzip')).encoding).toBeUndefined()
})
