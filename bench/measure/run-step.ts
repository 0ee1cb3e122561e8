import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './evening.ts'
import type { Step } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Scripts = Record<string, string>
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Scripts }

/** The file and arguments of a script that is `node file`. */
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

/** Runs a measurement with its output on the console and in `log`. */
export async function runStep({ script, args = [] }: Step, log: string): Promise<Outcome> {
  const begun = performance.now()
  const file = createWriteStream(log)
  const child = spawn(process.execPath, [...fileOf(script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let last = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stdout && line.trim()) last = line
      console.log(line)
      file.write(`${line}\n`)
    })
  const code = await ended
  file.end()
  const found = objectOf(last)
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout
  return {
    ok: code === 0,
    at: new Date().toISOString().slice(0, 16),
    seconds: Math.round((performance.now() - begun) / 1000),
    commit: commit?.trim() || 'unknown',
    ...(found && { found }),
  }
}
