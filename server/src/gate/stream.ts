import { LIVE_STREAM } from '@nivas/contract/gate/board.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import type { FastifyInstance } from 'fastify'
import { type Door, guard } from '../http/guard.ts'
import type { GateFeed } from './feed.ts'

/** How often the watcher's permission is checked, in ms. The stream ends with the session. */
const CHECK_EVERY = 5_000
/** When more bytes than this wait for a slow reader, the stream ends, and the reader reconnects. */
const MOST_WAITING = 1_000_000

/** Serves the live board as server-sent events, to users who may make the call that reads it once. */
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
        // Without this header, nginx holds messages until its buffer is full.
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      raw.write('retry: 2000\n\n')
      const end = () => {
        clearInterval(checking)
        unwatch()
        raw.end()
      }
      const checking = setInterval(() => {
        guard(gate.liveBoard, request, door).catch(end)
      }, CHECK_EVERY)
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
