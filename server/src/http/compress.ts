import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const pack = promisify(gzip)

/** In characters. A page of a list is smaller, and is there before packing it would have gained anything. */
const WORTH_PACKING = 100_000

/** Packs large answers, such as a room chart, to a twentieth for callers who can unpack them. */
export function compressLarge(api: FastifyInstance) {
  api.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? '')))
      return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return pack(payload, { level: constants.Z_BEST_SPEED })
  })
}
