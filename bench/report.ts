import { cpus, release, totalmem, type } from 'node:os'
import type { Growth } from './growth.ts'
import type { Throughput } from './throughput.ts'

/** One line of the machine-readable result; `goal` and `holds` are null for what is only told. */
export type Figure = { name: string; value: number; goal: number | null; holds: boolean | null }

/** The least share of the driver's rate that is good enough, with 64 clients. */
const SHARE = 0.6

const rounded = (value: number) => Math.round(value * 100) / 100

/** What was measured, as ratios: only those can be compared between machines. */
export function figuresOf(throughput: Throughput[], growth: Growth[]): Figure[] {
  return [
    ...throughput.map(({ name, clients, share }) => {
      const value = rounded(share)
      const goal = clients === 64 ? SHARE : null
      return {
        name: `${name}, ${clients} clients, share of the driver`,
        value,
        goal,
        holds: goal === null ? null : value >= goal,
      }
    }),
    ...growth.map(({ name, growth: times, goal = null }) => {
      const value = rounded(times)
      return {
        name: `${name}, growth from 10,000 to 1,000,000`,
        value,
        goal,
        holds: goal === null ? null : value <= goal,
      }
    }),
  ]
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export const throughputTable = (throughput: Throughput[]): string =>
  table(
    ['among 1,000,000 reservations', 'clients', 'statements', 'HTTP/s', 'driver/s', 'share'],
    throughput.map(({ name, clients, statements, http, driver, share }) => [
      name,
      String(clients),
      String(statements),
      http.toFixed(0),
      driver.toFixed(0),
      share.toFixed(2),
    ]),
  )

export const growthTable = (growth: Growth[]): string =>
  table(
    ['one client, ms', '10,000', '1,000,000', 'ratio', 'goal'],
    growth.map(({ name, few, many, growth: times, goal }) => [
      name,
      few.toFixed(2),
      many.toFixed(2),
      times.toFixed(2),
      goal ? `at most ${goal}` : '',
    ]),
  )

/** What it was measured on. */
export function machine(postgres: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${type()} ${release()}, Node ${process.version}, ${postgres}`
}
