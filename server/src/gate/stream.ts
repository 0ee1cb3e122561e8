import { LIVE_STREAM } from '@nivas/contract/gate/board.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import type { FastifyInstance } from 'fastify'
import { type Door, guard } from '../http/guard.ts'
import type { GateFeed } from './feed.ts'

/** The interval, in ms, of checking the watcher's permission: a session that ended ends the stream. */
const ASK_EVERY = 5_000
/** The most bytes that may wait for a slow reader; then the stream ends, and the reader reconnects. */
const MOST_WAITING = 1_000_000

/** The live board as server-sent events, for users who may make the call that reads it once. */
export function registerGateStream(api: FastifyInstance, feed: GateFeed, door: Door) {
  api.get(LIVE_STREAM, {
    config: { rateLimit: false },
    onRequest: (request) => guard(gate.liveBoard, request, door),
    handler: (request, reply) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // nginx would hold messages until its buffer is full.
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      raw.write('retry: 2000\n\n')
      const end = () => {
        clearInterval(asking)
        unwatch()
        raw.end()
      }
      const asking = setInterval(() => {
        guard(gate.liveBoard, request, door).catch(end)
      }, ASK_EVERY)
      const unwatch = feed.watch({
        send: (board) => {
          if (raw.writableLength > MOST_WAITING) return end()
          raw.write(`data: ${JSON.stringify(board)}\n\n`)
        },
        end,
      })
      raw.on('close', end)
      raw.on('error', end)
    },
  })
}
