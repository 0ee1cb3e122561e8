import { spawn } from 'node:child_process'
import { type Output, PrinterProblem } from './output.ts'

const PATIENCE = 10_000

/**
 * A queue of CUPS, through `lp`, which knows how to reach the printer. The bytes are in the printer's own language, so
 * the queue passes them on unchanged. A job that CUPS has accepted counts as printed, because CUPS continues without
 * this service.
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
