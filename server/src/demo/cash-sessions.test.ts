import { expect, test } from 'vitest'
import { connect } from '../db/connection.ts'
import { createTestDatabase } from '../testing/database.ts'
import { fillDemo } from './fill-demo.ts'

test('one session is open for too long, even soon after midnight when the desk took no money yesterday', async () => {
  const { url, drop } = await createTestDatabase()
  const { db } = connect(url)
  try {
    await fillDemo(db, { today: '2026-11-26', now: '00:30' })
    const open = await db
      .selectFrom('cash_sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .where('s.closed_at', 'is', null)
      .where('s.opened_at', '<', new Date('2026-11-25T06:30:00+05:30'))
      .select('u.email')
      .execute()
    expect(open).toEqual([{ email: 'desk@nivas.local' }])
  } finally {
    await db.destroy()
    await drop()
  }
})
