import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Output, PrinterProblem, type trouble } from './output.ts'
import { askStatus, askWhenDone, isDone, isStatus, troubleIn } from './status.ts'

/** Timeouts, in milliseconds. */
type Patience = { connect: number; status: number; done: number }
const PATIENCE: Patience = { connect: 3000, status: 700, done: 20_000 }

/**
 * An output to a network printer, usually on port 9100. If the printer answers queries, they check its state before and
 * after each receipt.
 */
export function tcpOutput(host: string, port: number, patience: Patience = PATIENCE): Output {
  return {
    name: `tcp://${host}:${port}`,
    async print(bytes) {
      const socket = await connectTo(host, port, patience.connect)
      try {
        const answers = listen(socket)
        const before = await stateOf(socket, answers, patience.status)
        if (before && before !== 'ready') throw new PrinterProblem(before)
        if (answers.isGone()) throw new PrinterProblem('unreachable')
        socket.write(bytes)
        if (before) await untilDone(socket, answers, patience)
        else await untilReceived(socket, patience.done)
      } finally {
        socket.destroy()
      }
    },
  }
}

async function connectTo(host: string, port: number, patience: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patience) })
  } catch {
    socket.destroy()
    throw new PrinterProblem('unreachable')
  }
  // Errors after this point surface as missing answers.
  socket.on('error', () => {})
  return socket
}

type Answers = ReturnType<typeof listen>

/** Receives the printer's answers, byte by byte. */
function listen(socket: Socket) {
  let received: number[] = []
  let gone = false
  let wake = () => {}
  socket.on('data', (bytes) => {
    received.push(...bytes)
    wake()
  })
  for (const event of ['end', 'close'])
    socket.on(event, () => {
      gone = true
      wake()
    })
  return {
    isGone: () => gone,
    /** Returns the next byte that is an answer; undefined after the timeout, or when the connection ends. */
    async next(isAnswer: (byte: number) => boolean, patience: number): Promise<number | undefined> {
      const until = Date.now() + patience
      for (;;) {
        const found = received.findIndex(isAnswer)
        if (found >= 0) {
          const [answer] = received.slice(found)
          received = received.slice(found + 1)
          return answer
        }
        const rest = until - Date.now()
        if (gone || rest <= 0) return undefined
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, rest)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
  }
}

/** Queries the printer: returns its fault or 'ready', or undefined when it does not answer. */
async function stateOf(
  socket: Socket,
  answers: Answers,
  patience: number,
): Promise<'ready' | keyof typeof trouble | undefined> {
  const states: number[] = []
  for (const n of [1, 2, 4] as const) {
    socket.write(askStatus(n))
    const answer = await answers.next(isStatus, patience)
    if (answer === undefined) return undefined
    states.push(answer)
  }
  const [state = 0, offline = 0, roll = 0] = states
  return troubleIn(state, offline, roll) ?? 'ready'
}

/** Waits until a printer that answers has reached the end of the receipt. */
async function untilDone(socket: Socket, answers: Answers, { done, status }: Patience): Promise<void> {
  socket.write(askWhenDone)
  if ((await answers.next(isDone, done)) !== undefined) return
  // The printer stopped during the receipt, or it does not support this query.
  const after = answers.isGone() ? undefined : await stateOf(socket, answers, status)
  if (after !== 'ready') throw new PrinterProblem(after ?? 'unsure', 'unsure')
}

/** Waits until a printer that never answers has received everything, and closes the connection. */
async function untilReceived(socket: Socket, patience: number): Promise<void> {
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(patience) })
  socket.end()
  await closed.catch(() => {
    throw new PrinterProblem('unsure', 'unsure')
  })
}
