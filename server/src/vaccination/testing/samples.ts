import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { inDays } from '../../testing/factories.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'
import { makePerson } from './make-person.ts'

let made = 0

const person = () => {
  made += 1
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    mobile: String(9_100_000_000 + made),
    address: 'Garden Road, Agra',
    // Only the last digits, which are not unique.
    adharCardNumber: 'XXXX XXXX 1234',
    dob: '1980-01-31',
    cardNo: `V-${made}`,
    doses: [
      { dose: 1, vtype: 1, date: inDays(-60) },
      { dose: 2, vtype: 1, date: inDays(-30) },
    ],
  }
}

const idOf = async ({ db }: Ids) => ({ id: await makePerson(db) })

export const samples: Samples<typeof vaccination> = {
  persons: () => ({ from: inDays(-60), to: inDays(0), vtype: 1, has: 2, dose: 1, age: 'from18' as const }),
  addType: () => {
    made += 1
    return { name: `Vaccine ${made}` }
  },
  editType: () => ({ id: 1, name: 'Covishield' }),
  card: idOf,
  doses: idOf,
  create: person,
  edit: async (ids) => ({ ...person(), ...(await idOf(ids)) }),
  merge: async (ids) => {
    const [{ id }, { id: other }] = [await idOf(ids), await idOf(ids)]
    return { id, version: 1, other, otherVersion: 1 }
  },
  cardSearch: () => ({ cardNo: 'NR-100' }),
  report: () => ({ from: inDays(-60), to: inDays(0) }),
}
