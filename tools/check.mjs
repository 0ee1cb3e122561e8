// All static checks of the code: `npm run check`, and the first part of `npm test`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

const typed = [
  'server',
  'web',
  'bench',
  'e2e',
  'deploy',
  'contract',
  'print-agent',
  'tools/transliteration',
  'web/src/worker',
].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

/** The name, the script and the arguments of each check, slowest first. */
const checks = [
  ['generated types are current', join(root, 'tools/db-types.mjs'), '--check'],
  // One thread each: there are already as many checks at a time as processors, and more threads would repeat work.
  ...typed.map((folder) => [
    `types: ${folder}`,
    join(modules, 'typescript/bin/tsc'),
    '-p',
    folder,
    '--singleThreaded',
  ]),
  ['nothing unused', join(modules, 'knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  ['import walls', join(root, 'tools/walls/main.mjs')],
  ['lint, format', join(modules, '@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off'],
]

/**
 * Runs every check. Prints a line for each, and the output of failed checks, with `print`. Resolves to the numbers of
 * passed and failed checks, and the names of the failed ones.
 */
export async function check(print = console.log) {
  const waiting = [...checks]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, ...args] = next
      const { code, output, seconds } = await run(args)
      print(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`)
      if (code !== 0) print(output.replace(/^/gm, '      '))
      results.push({ name, ok: code === 0 })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const names = results.filter(({ ok }) => !ok).map(({ name }) => name)
  return { passed: results.length - names.length, failed: names.length, skipped: 0, names }
}

function run(args) {
  const begun = Date.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code, output: output.trim(), seconds: ((Date.now() - begun) / 1000).toFixed(1) }),
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check()
  process.exitCode = failed > 0 ? 1 : 0
}
