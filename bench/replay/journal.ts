import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/** What one stay came to: its receipt, and how long each of its calls took, in ms. */
export type Done = { number: number; reservation: number; receipt: number; ms: Record<string, number> }
/** A stretch of work without interruption, in seconds. */
type Worked = { seconds: number }

/** What was finished, a line each, for who goes on after the replay itself has been killed. */
export function openJournal(file: string) {
  const done: Done[] = []
  let seconds = 0
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const said = parsed(line)
      if (said && 'seconds' in said) seconds += said.seconds
      else if (said) done.push(said)
    }
  const write = (said: Done | Worked) => appendFileSync(file, `${JSON.stringify(said)}\n`)
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

/** A line that a kill has torn says nothing. */
function parsed(line: string): Done | Worked | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}
