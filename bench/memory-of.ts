import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process, in MB. */
export const memoryOf = ({ pid }: Pick<ChildProcess, 'pid'>): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
