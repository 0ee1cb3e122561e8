import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * Where Node stores the compiled code of processes that tests start. With it, a second start takes two thirds of the
 * first.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)),
}

export type ServerProcess = {
  child: ChildProcess
  /** Resolves to the server's address when it is ready; rejects with its stderr when it ends before that. */
  ready: Promise<string>
  /** Resolves to the exit code when the process ends; null after a kill. */
  ended: Promise<number | null>
  /** The output so far, by line, without logs. */
  output: { out: string[]; err: string[] }
}

/** Starts the real server on a free port, with these environment variables and without our own settings. */
export function startServer(env: Record<string, string>): ServerProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', NIVAS_DEMO: '0', LOG_LEVEL: 'warn', ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: ServerProcess['output'] = { out: [], err: [] }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) return
      output.out.push(line)
      const [, origin] = /^Nivas is ready at (\S+)$/.exec(line) ?? []
      if (origin) resolve(origin)
    })
    createInterface({ input: child.stderr }).on('line', (line) => output.err.push(line))
    ended.then(() => reject(new Error(output.err.join('\n'))))
  })
  // Prevents an unhandled rejection when a test does not await `ready`.
  ready.catch(() => {})
  return { child, ready, ended, output }
}
