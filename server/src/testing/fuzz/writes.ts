import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** A committed transaction of a request: the tables that it wrote to, and the request id of its audit row. */
export type Written = { tables: readonly string[]; request: string | undefined }

/** Refused requests also update sessions, because a session records its last use; such updates are ignored. */
const events = (table: string) => (table === 'sessions' ? 'insert or delete' : 'insert or update or delete')

/**
 * Records with triggers what the transactions of requests write, in every table of the product. Jobs may write at any
 * time, but they use other connections.
 *
 * @returns a function that returns the writes since its last call; it costs one statement, with tables of any size
 */
export async function watchWrites(db: Kysely<DB>): Promise<() => Promise<Written[]>> {
  await sql`create schema if not exists fuzz`.execute(db)
  await sql`create unlogged table if not exists fuzz.writes (by xid8 not null, of text not null, request text not null,
    more int not null, updated boolean not null, primary key (by, of, request))`.execute(db)
  // A row that is inserted and deleted again in one transaction does not count.
  await sql`create or replace function fuzz.note() returns trigger language plpgsql as $$
  declare named text := '';
  begin
    if current_setting('application_name') = 'nivas' then
      if tg_table_name = 'audit_log' and tg_op = 'INSERT' then named := new.request_id; end if;
      insert into fuzz.writes as w values (pg_current_xact_id(), tg_table_name, named,
        case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end, tg_op = 'UPDATE')
      on conflict (by, of, request) do update set more = w.more + excluded.more, updated = w.updated or excluded.updated;
    end if;
    return null;
  end $$`.execute(db)
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'`.execute(db)
  for (const { name } of tables)
    await sql`create or replace trigger zz_fuzz after ${sql.raw(events(name))} on ${sql.table(name)}
      for each row execute function fuzz.note()`.execute(db)
  const take = sql<{ tables: string[]; request: string | null }>`
    with taken as (delete from fuzz.writes returning *)
    select coalesce(array_agg(distinct of order by of) filter (where more <> 0 or updated), '{}') as tables, max(request) filter (where request not in ('', 'event')) as request
    from taken group by by`
  return async () => {
    const { rows } = await take.execute(db)
    return rows.map(({ tables, request }) => ({ tables, request: request ?? undefined }))
  }
}
