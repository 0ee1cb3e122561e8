import type pg from 'pg'

/**
 * Indexes that only serve reading, and the exclusion constraint that forbids overlaps. Creating them at the end is
 * faster.
 */
const dropped = `
  select quote_ident(i.relname) as name, pg_get_indexdef(i.oid) as make_index,
    quote_ident(t.relname) as table_name, quote_ident(c.conname) as constraint_name, pg_get_constraintdef(c.oid) as make_constraint
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  left join pg_constraint c on c.conindid = x.indexrelid and c.contype = 'x'
  where not x.indisunique and not x.indisprimary`

/** Runs the work without these indexes, and then creates them again. */
export async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(dropped)
  for (const { name, table_name, constraint_name } of rows)
    await client.query(
      constraint_name ? `alter table ${table_name} drop constraint ${constraint_name}` : `drop index ${name}`,
    )
  await work()
  for (const { make_index, table_name, constraint_name, make_constraint } of rows)
    await client.query(
      constraint_name
        ? `alter table ${table_name} add constraint ${constraint_name} ${make_constraint}`
        : make_index,
    )
}
