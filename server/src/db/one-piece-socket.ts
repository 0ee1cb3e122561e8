import { Socket } from 'node:net'

/**
 * A socket for the driver that sends all writes of one turn of the event loop in one piece: at a busy
 * counter, half of the server's time goes into passing pieces to PostgreSQL, which wakes up for each.
 */
export function onePieceSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let isHeld = false
  const holding = (...piece: Parameters<typeof write>) => {
    if (!isHeld) {
      isHeld = true
      socket.cork()
      process.nextTick(() => {
        isHeld = false
        socket.uncork()
      })
    }
    return write(...piece)
  }
  // Connecting restores the `write` of the socket's class.
  return socket.once('connect', () => {
    socket.write = holding as typeof write
  })
}
