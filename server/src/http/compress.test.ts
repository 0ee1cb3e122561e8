import { get } from 'node:http'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'

const server = useServer()

/** The encoding of an answer and how many bytes came, unlike `fetch`, which unpacks it. */
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

test('a large answer is packed for who can unpack it, and says the same', async () => {
  const path = '/api/openapi.json'
  const [plain, packed] = [await bytesOf(path), await bytesOf(path, 'br, gzip')]
  expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip'])
  expect(packed.bytes).toBeLessThan(plain.bytes / 5)
  expect((await bytesOf(path, 'gzip;q=0, br')).encoding).toBeUndefined()
  const headers = { 'x-requested-with': 'test' }
  const unpacked = await (await fetch(server.origin + path, { headers })).json()
  expect(unpacked).toHaveProperty('paths./api/admin/rooms/chart.get')
})

test('a small answer travels as it is', async () => {
  expect((await bytesOf('/api/venue', 'gzip')).encoding).toBeUndefined()
})
