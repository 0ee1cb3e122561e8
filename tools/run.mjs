import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const vitest = join(root, 'node_modules/vitest/vitest.mjs')
export const playwright = join(root, 'node_modules/@playwright/test/cli.js')
export const journeys = join(root, 'e2e')

/** Runs a script on this Node, attached to the terminal; resolves to its exit code. */
export function run(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
