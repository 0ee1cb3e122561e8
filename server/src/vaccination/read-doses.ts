import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { dosesOf, noSuchRecord } from './read-person.ts'

type Doses = typeof vaccination.doses

/** The doses of a person. Every person has a dose: no doses mean no person. */
export async function readDoses(db: Kysely<DB>, _actor: Actor, { id }: Input<Doses>): Promise<Answer<Doses>> {
  const doses = await dosesOf(db, id)
  if (doses.length === 0) throw noSuchRecord()
  return doses
}
