import { once } from 'node:events'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onePieceSocket } from './one-piece-socket.ts'

test('writes of one turn are held until its end, and arrive in order; so do writes of later turns', async () => {
  const received: Buffer[] = []
  const server = createServer((socket) => socket.on('data', (piece) => received.push(piece as Buffer)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const socket = onePieceSocket()
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  for (const [first, second] of [
    ['a', 'b'],
    ['c', 'd'],
  ]) {
    socket.write(first ?? '')
    socket.write(second ?? '')
    expect(socket.writableCorked).toBe(1)
    await nextTurn()
    expect(socket.writableCorked).toBe(0)
  }
  socket.end()
  await once(socket, 'close')
  server.close()
  expect(Buffer.concat(received).toString()).toBe('abcd')
})
