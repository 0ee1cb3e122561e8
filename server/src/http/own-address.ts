import type { FastifyInstance } from 'fastify'

/** Returns the address of a listening server, as a user types it into a browser. */
export function ownAddress(
  { server }: Pick<FastifyInstance, 'server'>,
  { host, port }: { host: string; port: number },
): string {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${actual}`
}
