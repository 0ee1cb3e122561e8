import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './evening.ts'
import type { Step } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Scripts = Record<string, string>
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Scripts }

/** Returns the file and the arguments of a script of package.json that runs Node. */
function fileOf(script: string): string[] {
  const [program, ...rest] = scripts[script]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`There is no script ${script} for Node`)
  return rest
}

function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Returns the commit of the files; with a + if files other than the results differ from it. */
function commitNow(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = git('rev-parse', '--short', 'HEAD')
  const isChanged = git('status', '--porcelain', '--', '.', ':!bench/RESULTS.md') !== ''
  return commit ? `${commit}${isChanged ? '+' : ''}` : 'unknown'
}

/**
 * Runs a program of Node with its output on the console and in `log`.
 *
 * @param interruption ends the program with all processes of its group
 * @throws when it was interrupted
 */
export async function runProgram(
  args: readonly string[],
  log: string,
  interruption: AbortSignal,
): Promise<Outcome> {
  const begun = performance.now()
  const commit = commitNow()
  const file = createWriteStream(log)
  const child = spawn(process.execPath, args, {
    cwd: root,
    // With this marker the program ends even if this process dies without a signal to it (server/src/signals.ts).
    env: { ...process.env, npm_lifecycle_event: 'measure' },
    // The program has a separate process group, so that an interruption ends its servers and browsers too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The program has ended already.
    }
  }
  interruption.addEventListener('abort', end)
  process.once('exit', end)
  let last = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stdout && line.trim()) last = line
      console.log(line)
      file.write(`${line}\n`)
    })
  const code = await ended
  interruption.removeEventListener('abort', end)
  process.off('exit', end)
  file.end()
  if (interruption.aborted) throw new Error('The measurement was interrupted')
  const found = objectOf(last)
  return {
    ok: code === 0,
    at: new Date().toISOString().slice(0, 16),
    seconds: Math.round((performance.now() - begun) / 1000),
    commit,
    ...(found && { found }),
  }
}

/** Runs a measurement with `runProgram`. */
export const runStep = ({ script, args = [] }: Step, log: string, interruption: AbortSignal) =>
  runProgram([...fileOf(script), ...args], log, interruption)
