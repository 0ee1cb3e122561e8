import address from './hindi.bin?url'
import { type Suggest, suggester } from './suggest.ts'
import { unpack } from './unpack.ts'

const CACHE = 'nivas-transliteration'

/**
 * Returns the file from the browser's cache, or fetches it from the server and stores it for use without a network.
 */
async function fetchFile(): Promise<Response> {
  if (!('caches' in globalThis)) return fetch(address)
  const cache = await caches.open(CACHE)
  const kept = await cache.match(address)
  if (kept) return kept
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  for (const old of await cache.keys()) await cache.delete(old)
  await cache.put(address, response.clone())
  return response
}

export async function loadSuggest(): Promise<Suggest> {
  const { body } = await fetchFile()
  if (!body) throw new Error(`${address} is empty`)
  const bytes = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  return suggester(unpack(new Uint8Array(bytes)))
}
