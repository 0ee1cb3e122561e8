import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { previews } from './outputs/preview.ts'

/** `GET /preview/`: pictures of the latest receipts, newest first; `latest.png` is the newest one. */
export function registerPreview(server: FastifyInstance, folder: string): void {
  server.get('/preview/', async (_request, reply) => {
    const pictures = (await previews(folder)).slice(0, 12).map((name) => `<img src="${name}" alt="${name}">`)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(page(pictures.join('\n') || 'Nothing has been printed yet.'))
  })
  server.get<{ Params: { name: string } }>('/preview/:name', async ({ params }, reply) => {
    const names = await previews(folder)
    const name = params.name === 'latest.png' ? names[0] : names.find((one) => one === params.name)
    if (!name) return reply.callNotFound()
    return reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
      .type('image/png')
      .send(await readFile(join(folder, name)))
  })
}

const page = (content: string) => `<!doctype html>
<meta charset="utf-8">
<title>Receipts</title>
<style>body { font: 16px sans-serif; background: #ddd } img { margin: 12px; vertical-align: top; max-width: 45% }</style>
${content}
`
