import pg from 'pg'

/**
 * Records in the database at `url` that a backup of it has just been completed. Does nothing in a database of an
 * earlier version.
 */
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
