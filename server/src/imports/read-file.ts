import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { FileProblem, tooLarge } from './reader/file-problem.ts'
import type { FromReader, Output, ToReader } from './reader/messages.ts'

const reader = fileURLToPath(new URL('./reader/main.ts', import.meta.url))

const { NODE_COMPILE_CACHE } = process.env
/** The folder of compiled code, if the server has one, as in tests. */
const compiled = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

/** The maximum memory, in MB, for the values of a file while it is read. */
const MEMORY = 1_024

/** The maximum duration of reading a file, in ms. */
const PATIENCE = 5 * 60_000

/**
 * Reads a file in a separate process, and yields its output in batches. The process reads ahead while a batch is used.
 *
 * @throws a `FileProblem` when the file cannot be read
 */
export async function* readFile(
  file: Exclude<ToReader, string>,
  { signal, memory = MEMORY }: { signal?: AbortSignal | undefined; memory?: number } = {},
): AsyncGenerator<Output> {
  const child = fork(reader, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`, '--disable-warning=ExperimentalWarning'],
    // Passes none of the server's secrets.
    env: compiled,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const within = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])])
  try {
    child.send(file)
    for await (const [message] of messagesOf(child, within)) {
      if ('end' in message) return
      if ('failure' in message) throw new FileProblem(message.failure, { cause: message.error })
      yield message
      child.send('taken' satisfies ToReader, () => {})
    }
    // The process ended without a message, because the content of the file did not fit into the memory.
    throw new FileProblem(tooLarge)
  } finally {
    child.kill('SIGKILL')
  }
}

/** Yields the messages of the process until it ends. */
async function* messagesOf(child: ChildProcess, signal: AbortSignal): AsyncGenerator<[FromReader]> {
  child.on('error', () => {})
  yield* on(child, 'message', { signal, close: ['disconnect'] }) as AsyncGenerator<[FromReader]>
}
