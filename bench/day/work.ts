import { setTimeout as sleep } from 'node:timers/promises'
import type { Staff } from './client.ts'

/** The work of one kind of people; each person starts a turn about every `every` ms. */
export type Work = {
  name: string
  people: number
  every: number
  /** Whether they are people at home, who have no session. */
  isPublic?: boolean
  /** Opens the counter of a person; returns a function that does one turn of their work. */
  open: (staff: Staff, number: number) => Promise<() => Promise<void>> | (() => Promise<void>)
}

export const drawn = (upTo: number): number => Math.floor(Math.random() * upTo)

/** Returns a random element. */
export const oneOf = <T>(list: readonly T[]): T => {
  const one = list[drawn(list.length)]
  if (one === undefined) throw new Error('There is none to choose from')
  return one
}

/** Works turn by turn until the time `until`, at most at the given rate. */
export async function keepWorking({ every, open }: Work, staff: Staff, number: number, until: number) {
  await sleep(drawn(every))
  const turn = await open(staff, number)
  while (Date.now() < until) {
    const next = Date.now() + every * (0.5 + Math.random())
    await turn()
    await sleep(Math.max(0, next - Date.now()))
  }
}
