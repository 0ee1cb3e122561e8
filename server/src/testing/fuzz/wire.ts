import { connect } from 'node:net'

/** A request as bytes for the network, with its faults. */
export type Wire = { method: string; path: string; headers: [string, string][]; body?: Buffer | undefined }

export type Answer = { status: number; head: string; body: string; ms: number }

/** Returns a request as a readable text, shortened. */
export const shown = ({ method, path, headers, body }: Wire): string =>
  `${method} ${path.slice(0, 300)}\n    ${headers.map(([name, value]) => `${name}: ${value.slice(0, 80)}`).join('; ')}\n    ${body ? body.toString('utf8').slice(0, 600) : 'no body'}`

/** The maximum wait for an answer. */
const PATIENCE_MS = 20_000

/** Sends exactly these bytes on a new connection. Undefined when the connection was closed without an answer. */
export function sendWire(origin: string, { method, path, headers, body }: Wire): Promise<Answer | undefined> {
  const { hostname, port } = new URL(origin)
  const named = (name: string) => headers.some(([given]) => given.toLowerCase() === name)
  const lines = [
    ...(named('host') ? [] : [['host', 'fuzz']]),
    ...headers,
    ...(body && !named('content-length') && !named('transfer-encoding')
      ? [['content-length', String(body.length)]]
      : []),
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}`)
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const begun = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname)
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a large body closes the connection before it has read the whole body.
    socket.on('error', () => {})
    socket.on('close', () => resolve(parse(Buffer.concat(chunks), performance.now() - begun)))
    socket.write(head)
    if (body) socket.write(body)
  })
}

function parse(bytes: Buffer, ms: number): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  return { status, head, body: bytes.toString('utf8', end + 4), ms }
}
