import { samadh } from '@nivas/contract/samadh/calls.ts'
import { type Kind, newMark, rowsOf, step } from './kind.ts'

/** A visit of the memorial site: entry, security check, exit. */
export const visits: Kind = {
  name: 'visit of the memorial site',
  make: () => {
    const mark = newMark()
    const enter = step(samadh.visit, () => ({
      ...{ idNumber: `DL-${mark}`, idProof: 4, visitorname: 'Asha Rao', mobileNumber: '9876543210' },
      ...{ country: 'IND', gents: 1, ladies: 1, children: 0, email: `${mark}@example.org` },
    }))
    const pass = (isSecurity: boolean) =>
      step(samadh.status, () => ({ idNumber: enter.answer?.uid, isSecurity }))
    return { mark, steps: [enter, pass(true), pass(false)] }
  },
  check: async (client, pieces) => {
    const found = await rowsOf<{ mark: string; id: number; has_left: boolean }>(
      client,
      pieces,
      `select split_part(email, '@', 1) as mark, id, exited_at is not null as has_left from samadh_visits
       where split_part(email, '@', 1) = any($1)`,
    )
    const wrong = { lost: 0, doubled: 0 }
    for (const { mark, steps } of pieces) {
      const [enter, , leave] = steps
      const there = found.get(mark) ?? []
      if (there.length > 1) wrong.doubled += 1
      const visit = there.find(({ id }) => id === enter?.answer?.id)
      if (enter?.answer && !visit) wrong.lost += 1
      if (leave?.answer && !visit?.has_left) wrong.lost += 1
    }
    return wrong
  },
}
