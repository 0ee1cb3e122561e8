import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { readPostmaster } from './postmaster.ts'
import type { Place } from './run.ts'

/** The longest path that the system accepts for a socket is 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET = 100

/**
 * PostgreSQL's default port. When PostgreSQL listens on a socket in its folder, the port is only part of the socket's
 * name.
 */
const SOCKET_PORT = 5432

const socketOf = ({ directory }: Place) => join(directory, `.s.PGSQL.${SOCKET_PORT}`)

/**
 * Removes the socket that a killed PostgreSQL left. A new PostgreSQL would refuse to start while a process with the
 * number in its lock file exists. The pid file ensures that no other PostgreSQL uses the folder.
 */
export function removeSocket(place: Place): void {
  for (const file of [socketOf(place), `${socketOf(place)}.lock`]) rmSync(file, { force: true })
}

/**
 * Returns the lines of the configuration with the address on which PostgreSQL listens: a socket in its folder, which
 * other accounts cannot enter. On Windows, which has no such sockets, or with a path that is too long, it is a free
 * loopback port. Both require the password.
 *
 * @param before the configuration of the previous run. Its port is used again, because a running server knows no other
 * address
 */
export async function listenLines(place: Place, before: string): Promise<string[]> {
  if (process.platform !== 'win32' && Buffer.byteLength(socketOf(place)) <= LONGEST_SOCKET) {
    // '.' is the folder itself; PostgreSQL's account may be unable to traverse its path.
    return [`listen_addresses = ''`, `unix_socket_directories = '.'`, `port = ${SOCKET_PORT}`]
  }
  const [, port] = /^listen_addresses = '127.*?^port = (\d+)$/ms.exec(before) ?? []
  return [
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    `port = ${await freePort(Number(port ?? 0))}`,
  ]
}

/** Returns the URL of a database of the cluster, from the pid file of the running PostgreSQL. */
export function addressOf(place: Place, user: string, password: string, database: string): string {
  const { host, port } = readPostmaster(place) ?? { port: SOCKET_PORT }
  const socket = host ? '' : `?host=${encodeURIComponent(place.directory)}`
  return `postgres://${user}:${password}@${host ?? 'localhost'}:${port}/${database}${socket}`
}
