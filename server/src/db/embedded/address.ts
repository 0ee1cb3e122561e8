import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { readPostmaster } from './postmaster.ts'
import type { Place } from './run.ts'

/** The longest path that the system takes for a socket is 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET = 100

/** PostgreSQL's default; only a name when it listens on a socket in its own folder. */
const SOCKET_PORT = 5432

const socketOf = ({ directory }: Place) => join(directory, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * Removes what a killed PostgreSQL left of its socket: a new one would refuse it as long as there is a process of that
 * number. That the folder is nobody else's is seen to by the pid file.
 */
export function removeSocket(place: Place): void {
  for (const file of [socketOf(place), `${socketOf(place)}.lock`]) rmSync(file, { force: true })
}

/**
 * Where a PostgreSQL that is about to start shall listen, as lines of its configuration: on a socket in its folder,
 * which nobody else can enter. Where there are none (Windows), or where its path is too long: on a free loopback port.
 * The password is asked for on both.
 */
export async function listenLines(place: Place): Promise<string[]> {
  if (process.platform !== 'win32' && Buffer.byteLength(socketOf(place)) <= LONGEST_SOCKET) {
    // '.' is the folder itself, whose path its user may not be able to walk.
    return [`listen_addresses = ''`, `unix_socket_directories = '.'`, `port = ${SOCKET_PORT}`]
  }
  return [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, `port = ${await freePort()}`]
}

/** The address of a database of the cluster, as the pid file of the running PostgreSQL gives it. */
export function addressOf(place: Place, user: string, password: string, database: string): string {
  const { host, port } = readPostmaster(place) ?? { port: SOCKET_PORT }
  const socket = host ? '' : `?host=${encodeURIComponent(place.directory)}`
  return `postgres://${user}:${password}@${host ?? 'localhost'}:${port}/${database}${socket}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
