import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { inDays } from '../../testing/factories.ts'

let made = 0

/** Makes a person with one dose for each of these days, not used by other tests. Returns the id. */
export async function makePerson(db: Kysely<DB>, days: readonly string[] = [inDays(-60)]): Promise<number> {
  made += 1
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('vaccination_persons')
      .values({
        first_name: 'Meena',
        last_name: 'Soni',
        mobile: String(8_000_000_000 + made),
        address: 'Lake Side, Kota',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into vaccination_doses (person_id, dose, vaccine_type_id, given_on)
      select ${id}::int, n, 1, day from unnest(${days}::date[]) with ordinality as given (day, n)`.execute(
      trx,
    )
    return id
  })
}
