import type { Application, Circumstances } from './application.ts'
import { earliest, latest, momentBetween } from './moments.ts'
import type { Random } from './random.ts'

const GROUPS = 7

const overlap = (a: Application, b: Application) =>
  a.arrival_date < b.departure_date && b.arrival_date < a.departure_date

/**
 * Combines some NEW applications with overlapping stays, two or three at a time. Returns the combined reservations,
 * which hold the rooms.
 */
export function combineSome(
  random: Random,
  applications: Application[],
  { now, staff }: Circumstances,
): Application[] {
  const candidates = applications.filter(({ fate }) => fate === 'NEW')
  const children: Application[] = []
  while (children.length < GROUPS) {
    const head = candidates.shift()
    if (!head) break
    const wanted = children.length % 3 === 0 ? 2 : 1
    const others = candidates.filter((other) => overlap(head, other)).slice(0, wanted)
    if (others.length === 0) continue
    for (const other of others) candidates.splice(candidates.indexOf(other), 1)
    const parents = [head, ...others]
    const child: Application = {
      ...head,
      fate: children.length % 2 === 0 ? 'HOLD' : 'PAID',
      rooms: [],
      is_child: true,
      members: parents.flatMap(({ members }) => members),
      arrival_date: earliest(...parents.map(({ arrival_date }) => arrival_date)),
      departure_date: latest(...parents.map(({ departure_date }) => departure_date)),
      comments: 'Families who travel together.',
      created_at: momentBetween(random, latest(...parents.map(({ created_at }) => created_at)), now),
      created_by: staff.desk,
    }
    for (const parent of parents) parent.child = child
    children.push(child)
  }
  return children
}
