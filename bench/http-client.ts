import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Call, Request as Given, Success } from '@nivas/contract/call.ts'
import { type Sent, type Server, sentOf } from './server.ts'

/** A client with a persistent connection, which sends one request at a time. */
export type HttpClient = {
  /** Sends a request; checks only the status of the answer and its length. */
  send: (request: Sent) => Promise<void>
  /** Makes a call and returns its answer. */
  ask: <C extends Call>(call: C, input: Given<C>) => Promise<Success<C>>
  close: () => void
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

function bytesOf(server: Pick<Server, 'headers'>, { method, path, body = '', headers: more }: Sent): string {
  const headers = Object.entries({
    host: 'bench',
    ...server.headers,
    ...more,
    'content-length': Buffer.byteLength(body),
  })
  return `${method} ${path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`
}

type Answer = { status: number; body: Buffer[] }

/** Reads the answer to the last request. Every answer of the server has a content length. */
function readAnswer(socket: Socket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let status = 0
    let missing = 0
    const body: Buffer[] = []
    const finish = (result: () => void) => {
      socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
      result()
    }
    socket.on('error', (error) => finish(() => reject(error)))
    socket.on('close', () => finish(() => reject(new Error('The server closed the connection'))))
    socket.on('data', (chunk: Buffer) => {
      if (status > 0) {
        missing -= chunk.length
        body.push(chunk)
      } else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        if (length === undefined)
          return finish(() => reject(new Error(`An answer without a length: ${text}`)))
        status = Number(text.slice(9, 12))
        body.push(head.subarray(end + END_OF_HEAD.length))
        missing = Number(length) - (head.length - end - END_OF_HEAD.length)
      }
      if (missing === 0) finish(() => resolve({ status, body }))
    })
  })
}

/** Connects a client to the server. */
export async function openClient(server: Pick<Server, 'origin' | 'headers'>): Promise<HttpClient> {
  const { hostname, port } = new URL(server.origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const send = async (request: Sent) => {
    socket.write(bytesOf(server, request))
    const { status, body } = await readAnswer(socket)
    if (status !== 200) throw new Error(`${request.method} ${request.path}: ${status} ${Buffer.concat(body)}`)
    return body
  }
  return {
    send: async (request) => {
      await send(request)
    },
    ask: async (call, input) => JSON.parse(Buffer.concat(await send(sentOf(call, input))).toString()),
    close: () => socket.destroy(),
  }
}
