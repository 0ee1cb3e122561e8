import { createServer } from 'node:net'

/**
 * Returns a port of this machine on which no program listens.
 *
 * @param wanted the port to return if it is free; 0: any port
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', (error) =>
      wanted === 0 ? reject(error) : resolve(freePort()),
    )
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
