import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { buildEmptyPage } from '../web/empty-page.ts'

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

/** Serves the empty page compressed and from this machine, as the product's server serves the app. */
export async function serveEmptyPage(): Promise<{ origin: string; stop: () => void }> {
  const files = await buildEmptyPage()
  const compressed = new Map(Array.from(files, ([path, content]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url = '/' }, reply) => {
    const content = compressed.get(url)
    const type = types[url.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
    const headers = {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    }
    reply.writeHead(content ? 200 : 404, headers).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
