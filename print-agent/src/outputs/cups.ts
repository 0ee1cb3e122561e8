import { spawn } from 'node:child_process'
import { type Output, PrinterProblem } from './output.ts'

const PATIENCE = 10_000

/**
 * A queue of CUPS, through `lp`, which knows the machine's own way to reach it. The bytes are the printer's own
 * language, so the queue passes them on as they are. What CUPS has taken counts as printed: it goes on by itself.
 */
export function cupsOutput(queue: string): Output {
  return {
    name: `cups:${queue}`,
    print: (bytes) =>
      new Promise((done, fail) => {
        const lp = spawn('lp', ['-d', queue, '-o', 'raw', '-t', 'Receipt', '-'], {
          stdio: ['pipe', 'ignore', 'ignore'],
          env: { ...process.env, LC_ALL: 'C' },
        })
        const timer = setTimeout(() => {
          lp.kill()
          fail(new PrinterProblem('unsure', 'unsure'))
        }, PATIENCE)
        lp.on('error', () => fail(new PrinterProblem('unreachable')))
        lp.on('close', (code) => {
          clearTimeout(timer)
          if (code === 0) done()
          else fail(new PrinterProblem('unreachable'))
        })
        lp.stdin.on('error', () => {})
        lp.stdin.end(bytes)
      }),
  }
}
