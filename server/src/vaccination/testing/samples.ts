import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { sql } from 'kysely'
import { inDays } from '../../testing/factories.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'
import type { ForUndo } from '../merge-persons.ts'
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

/** Merges a record into another one, like the call. */
async function merged({ db }: Ids, id: number, other: number) {
  const none = ['aadhaar_last4', 'aadhaar_hash', 'card_no', 'dob'] as const
  const undo: ForUndo = {
    into: id,
    before: 0,
    version: 1,
    lacked: none,
    goneLacked: none,
    goneVersion: 1,
    goneBy: null,
    doses: [],
    merged: [],
  }
  await sql`insert into vaccination_merges (merged_id, person_id, first_name, last_name, mobile, address, doses, created_at, merged_by, undo)
    select p.id, ${id}::int, first_name, last_name, mobile, address,
      (select jsonb_agg(jsonb_build_object('id', d.id, 'dose', dose, 'vtype', vaccine_type_id, 'date', given_on, 'recorded_at', recorded_at))
        from vaccination_doses d where d.person_id = p.id),
      created_at, 1, ${JSON.stringify(undo)}::jsonb from vaccination_persons p where p.id = ${other}`.execute(
    db,
  )
  await db.deleteFrom('vaccination_persons').where('id', '=', other).execute()
}

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
  undoMerge: async (ids) => {
    const [{ id }, { id: other }] = [await idOf(ids), await idOf(ids)]
    await merged(ids, id, other)
    return { id, other }
  },
  cardSearch: () => ({ cardNo: 'NR-100' }),
  report: () => ({ from: inDays(-60), to: inDays(0) }),
}
