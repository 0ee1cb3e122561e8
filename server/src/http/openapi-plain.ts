import type { Call } from '@nivas/contract/call.ts'
import { LIVE_STREAM } from '@nivas/contract/gate/board.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { imageTypes } from '@nivas/contract/pos/image.ts'
import { image } from '@nivas/contract/pos/image-call.ts'

/** A call that answers with something other than the JSON envelope. */
type PlainCall = { name: string; call: Call; content: Record<string, unknown> }

export const plainCalls: readonly PlainCall[] = [
  {
    name: 'pos.image',
    call: image,
    content: Object.fromEntries(
      imageTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  },
  {
    name: 'gate.liveStream',
    call: {
      ...gate.liveBoard,
      path: LIVE_STREAM,
      summary: 'The live board as server-sent events: each has the data of the call that reads it once',
    },
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  },
]

const healthOf = (name: 'live' | 'ready', summary: string, failures: Record<string, unknown>) => ({
  get: {
    operationId: `health.${name}`,
    tags: ['health'],
    summary,
    security: [],
    responses: {
      200: {
        description: 'Yes',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'data'],
              properties: {
                success: { type: 'boolean' },
                data: {
                  type: 'object',
                  required: ['status'],
                  properties: { status: { type: 'string', enum: [name] } },
                },
              },
            },
          },
        },
      },
      ...failures,
    },
  },
})

/** @param away the response of a server that is not ready */
export const healthPaths = (away: unknown) => ({
  '/api/health/live': healthOf('live', 'The process answers', {}),
  '/api/health/ready': healthOf('ready', 'The database answers, and no shutdown has begun', { 503: away }),
})
