import { samadh } from '@nivas/contract/samadh/calls.ts'
import { drawn, type Work } from './work.ts'

type Visitor = { card: string; uid: string }
/** Visitors before security and inside, and the cards of visitors who left, some of whom come again. */
const [waiting, inside]: [Visitor[], Visitor[]] = [[], []]
const left: string[] = []

/**
 * The counters of the memorial site: each turn makes an entry and, with enough visitors, a security check and an exit.
 */
export const memorialCounters: Work = {
  ...{ name: 'memorial counters', people: 4, every: 2_000 },
  open: (staff, number) => async () => {
    const known = Math.random() < 0.5 ? left.shift() : undefined
    if (known) await staff('memorial: a known card', samadh.lookUp, { idNumber: known })
    const card = known ?? `DL-${number}-${drawn(1e9)}`
    const visit = await staff('memorial: an entry', samadh.visit, {
      ...{ idNumber: card, idProof: 4, visitorname: 'Asha Rao' },
      ...{ mobileNumber: `98${drawn(1e8) + 1e8}`.slice(0, 10), country: 'IND' },
      ...{ gents: 1 + drawn(3), ladies: drawn(3), children: drawn(3) },
    })
    if (visit) waiting.push({ card, uid: visit.data.uid })
    const next = waiting.length > 20 ? waiting.shift() : undefined
    if (next && (await staff('memorial: security', samadh.status, { idNumber: next.uid, isSecurity: true })))
      inside.push(next)
    const leaving = inside.length > 20 ? inside.shift() : undefined
    if (
      leaving &&
      (await staff('memorial: an exit', samadh.status, { idNumber: leaving.uid, isSecurity: false }))
    )
      left.push(leaving.card)
    await staff('memorial: pending', samadh.pending, {})
  },
}
