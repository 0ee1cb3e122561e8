// `npm run dev`: runs the server, which restarts when its files change, and vite, which serves the web app from its
// sources and forwards /api to the server. Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const port = process.env.PORT || '3000'
const address = 'http://localhost:5173'
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

// The children do not get npm's marker, because this script, which ends with npm, ends them.
const { npm_lifecycle_event: _, ...env } = process.env

const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'server', 'src', 'main.ts')], root),
  start([vite, '--strictPort', '--clearScreen=false', '--logLevel=warn'], join(root, 'web')),
]

let code = 0
let stopping = false
for (const child of children) {
  child.on('exit', (ended) => {
    if (!stopping) code = ended ?? 1
    stop()
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
const parent = process.ppid
// npm starts this script through a shell, which dies of a signal without forwarding it.
setInterval(() => process.ppid === parent || stop(), 500).unref()

await Promise.all(children.map((child) => new Promise((resolve) => child.on('close', resolve))))
process.exitCode = code

function start(args, cwd) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { LOG_LEVEL: 'warn', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Print only the address of vite, through which both are reached.
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) =>
    console.log(line.replace(/^Nivas is ready at .*/, `Nivas is ready at ${address}`)),
  )
  return child
}

function stop() {
  stopping = true
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
