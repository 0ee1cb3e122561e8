import type { TestServer } from './server.ts'

/** Returns how many audit rows a call has written about a record. */
export async function audited(server: TestServer, call: string, record: number): Promise<number> {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('id')
    .where('call', '=', call)
    .where('record_id', '=', record)
    .execute()
  return rows.length
}
