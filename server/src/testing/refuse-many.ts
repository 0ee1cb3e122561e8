import { type Kysely, sql } from 'kysely'
import { PORTION } from '../db/in-portions.ts'
import type { DB } from '../db/schema.gen.ts'

/** Makes the database refuse every statement that deletes or changes more than one portion of a table. */
export async function refuseMany(db: Kysely<DB>, table: keyof DB): Promise<void> {
  const refuse = (change: 'delete' | 'update') =>
    sql`
    create trigger ${sql.ref(`${change}s_few`)} after ${sql.raw(change)} on ${sql.table(table)}
      referencing old table as changed for each statement execute function are_few()`.execute(db)
  await sql`create or replace function are_few() returns trigger language plpgsql as $$
    begin
      if (select count(*) from changed) > ${sql.lit(PORTION)} then
        raise exception 'too many rows in one statement';
      end if;
      return null;
    end $$`.execute(db)
  await refuse('delete')
  await refuse('update')
}
