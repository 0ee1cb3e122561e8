import { atMost, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'

/** The least number of submissions for which results are written; fewer are for trying. */
const MANY = 1000

/** The findings after everything was sent. */
type Found = {
  made: number
  stored: number
  different: number
  missing: number
  inOrder: boolean
  /** The number of refused submissions, and of those stored with wrong values. */
  wrong: number
  makingSeconds: number
  sendingSeconds: number
}

/** Writes the chapter of a run and its line of JSON. The process exits with 1 if the run has any fault. */
export function reportOffline(title: string, what: string, kills: number, found: Found): void {
  const { made, stored, different, missing, inOrder, wrong, makingSeconds, sendingSeconds } = found
  const seconds = (value: number) => value.toFixed(0)
  if (made >= MANY)
    writeResults(
      title,
      `By \`npm run bench:offline\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${made.toLocaleString('en')} ${what} were made while the server was
killed (-9), and waited after a reload of the page; the server was killed ${kills} times more while they were sent. On the server were ${stored.toLocaleString('en')}, ${different.toLocaleString('en')} different ones, ${missing} missing,
${inOrder ? 'in order' : 'not in their order'}; wrong or refused: ${wrong}. Making them took ${seconds(makingSeconds)} s, sending ${seconds(sendingSeconds)} s with the starts of the server.`,
    )
  const faults = Math.abs(stored - made) + (stored - different) + missing + wrong + (inOrder ? 0 : 1)
  const holds = faults === 0
  printFigures([atMost(`${what} missing, doubled, wrong or out of order`, faults, 0)], { ...found, holds })
  if (!holds) process.exitCode = 1
}

export const since = (begun: number): number => (performance.now() - begun) / 1000
