import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { say, type Text } from '@nivas/contract/texts.ts'
import type { ConnectionError } from 'fastify'
import { failure } from './envelope.ts'

/** How long, in ms, the rest of an unreadable request is read before its connection is closed. */
const DRAIN_MS = 2_000

const invalid = say('This request is not valid')

/** The answers to Node's own errors about unreadable requests. All other errors get 400. */
const answers: Record<string, [status: number, text: Text]> = {
  HPE_HEADER_OVERFLOW: [431, say('The request is too large')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, invalid],
}

/**
 * Answers data that is not an HTTP request, or a request whose address or headers are too long, and closes the
 * connection. Closing it with unread data would reset it, and the client could lose the answer. Therefore the rest is
 * read and thrown away.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  // Node reports the rest of an unreadable request as further errors.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const [status, text] = answers[error.code] ?? [400, invalid]
  const body = JSON.stringify(failure(text))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), DRAIN_MS).unref()
}
