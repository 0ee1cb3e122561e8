import { Socket } from 'node:net'

/**
 * A socket for the driver on which what is written in one turn of the event loop leaves in one piece: at a busy counter half of
 * the server's time goes into handing pieces to PostgreSQL, which wakes up for each.
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
  // Connecting gives a socket the `write` of its class back.
  return socket.once('connect', () => {
    socket.write = holding as typeof write
  })
}
