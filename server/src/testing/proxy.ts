import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * The state of the proxy: it passes everything on, immediately or with a delay in ms; it passes nothing on; or it
 * refuses connections.
 */
export type Way = 'open' | 'frozen' | 'closed' | { delay: number }

export type Proxy = { url: string; set: (way: Way) => void; stop: () => void }

/** Starts a proxy to the database at `url` whose faults can be set. Resolves to its address. */
export async function startProxy(url: string): Promise<Proxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const dial = () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname))
  let way: Way = 'open'
  const open = new Set<Socket>()

  /** Passes data on in its order, after the delay. */
  const pass = (from: Socket, to: Socket) => {
    let last = Promise.resolve()
    from.on('data', (chunk) => {
      last = last.then(async () => {
        if (typeof way === 'object')
          await new Promise((resolve) => setTimeout(resolve, (way as { delay: number }).delay))
        while (way === 'frozen') await new Promise((resolve) => setTimeout(resolve, 20))
        to.write(chunk)
      })
    })
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
  const server = createServer((client) => {
    if (way === 'closed') {
      client.destroy()
      return
    }
    const database = dial()
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    pass(client, database)
    pass(database, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target.hostname = '127.0.0.1'
  target.port = String((server.address() as AddressInfo).port)
  target.searchParams.delete('host')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: target.href,
    set: (next) => {
      way = next
      if (next === 'closed') cut()
    },
    stop: () => {
      way = 'closed'
      cut()
      server.close()
    },
  }
}
