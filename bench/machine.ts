import { cpus, release, totalmem, type } from 'node:os'

/** Describes the machine of the measurement. */
export function machine(postgres: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, ${type()} ${release()}, Node ${process.version}, ${postgres}`
}
