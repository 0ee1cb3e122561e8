import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/** The result of one stay: its receipt, and the duration of each of its calls, in ms. */
export type Done = { number: number; reservation: number; receipt: number; ms: Record<string, number> }
/** A period of work without interruption, in seconds. */
type Worked = { seconds: number }

/** Opens the journal of finished stays, which has one line for each, so that a killed replay can continue. */
export function openJournal(file: string) {
  const done: Done[] = []
  let seconds = 0
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = parsed(line)
      if (entry && 'seconds' in entry) seconds += entry.seconds
      else if (entry) done.push(entry)
    }
  const write = (entry: Done | Worked) => appendFileSync(file, `${JSON.stringify(entry)}\n`)
  return {
    done,
    seconds: () => seconds,
    finish(stay: Done) {
      write(stay)
      done.push(stay)
    },
    worked(more: number) {
      write({ seconds: more })
      seconds += more
    },
  }
}
export type Journal = ReturnType<typeof openJournal>

export const forgetJournal = (file: string) => rmSync(file, { force: true })

/** Parses a line; undefined for a line that a kill has truncated. */
function parsed(line: string): Done | Worked | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}
