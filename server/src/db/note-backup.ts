import pg from 'pg'

/** Notes in the database at `url` that a backup of it has just been completed; an earlier version has no place for that. */
export async function noteBackup(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regproc('note_backup') is not null as known`)
    if (rows[0]?.known) await client.query('select note_backup()')
  } finally {
    await client.end()
  }
}
