import { createServer } from 'node:net'

/**
 * A port of this machine that no program listens on.
 *
 * @param wanted the port to take if it is free; 0: any
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
