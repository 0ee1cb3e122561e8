import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Behaviour = {
  /** Whether the printer answers `DLE EOT` and `GS r`; many cheap printers answer neither. */
  answers?: boolean
  /** Whether the printer answers `GS r`; some printers answer only `DLE EOT`. */
  saysWhenDone?: boolean
  /** The time from the arrival of a receipt to the end of its print, in ms. */
  slowBy?: number
  paperOut?: boolean
  coverOpen?: boolean
  offline?: boolean
  /** Accepts this many bytes of a receipt, and then hangs. */
  hangsAfter?: number
  /** Runs out of paper after this many bytes. */
  paperEndsAfter?: number
}

/** A network printer on a free port: records the data of each connection, and answers like a real one. */
export async function fakePrinter(behaviour: Behaviour = {}) {
  const receipts: Uint8Array[] = []
  const sockets = new Set<Socket>()
  let taken = 0
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let heard: number[] = []
    socket.on('data', (bytes) => {
      for (const byte of bytes) hear(byte)
    })
    const { answers = true, hangsAfter = Number.POSITIVE_INFINITY } = behaviour
    function hear(byte: number) {
      if (heard.length >= hangsAfter) return
      heard.push(byte)
      taken = heard.length
      const n = answerable(heard, [0x10, 0x04])
      if (n !== undefined) {
        heard = heard.slice(0, -3)
        if (answers) socket.write(Uint8Array.of(status(n)))
      } else if (answerable(heard, [0x1d, 0x72]) !== undefined) {
        heard = heard.slice(0, -3)
        const stopped = heard.length > (behaviour.paperEndsAfter ?? Number.POSITIVE_INFINITY)
        if (stopped) behaviour.paperOut = true
        else if (answers && behaviour.saysWhenDone !== false) {
          const done = () => socket.write(Uint8Array.of(0x00))
          if (behaviour.slowBy === undefined) done()
          else setTimeout(done, behaviour.slowBy)
        }
      }
    }
    socket.on('end', () => heard.length < hangsAfter && socket.end())
    socket.on('close', () => {
      sockets.delete(socket)
      if (heard.length > 0) receipts.push(Uint8Array.from(heard))
    })
  })
  function status(n: number): number {
    if (n === 1) return behaviour.offline ? 0x1a : 0x12
    if (n === 2) return 0x12 | (behaviour.coverOpen ? 0x04 : 0)
    return behaviour.paperOut ? 0x72 : 0x12
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    port,
    behaviour,
    /** The number of received bytes of the current receipt. */
    heard: () => taken,
    /** The printed data, by connection, without the status queries. */
    receipts: async () => {
      while (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      return receipts
    },
  }
}

/** The third byte of a query, if the last three bytes are a query that begins with these two bytes. */
function answerable(heard: readonly number[], question: readonly [number, number]): number | undefined {
  const [first, second, third] = heard.slice(-3)
  return first === question[0] && second === question[1] ? third : undefined
}
