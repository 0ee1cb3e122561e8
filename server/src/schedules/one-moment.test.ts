import { reports } from '@nivas/contract/reports/calls.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import { useMailServer } from '../testing/mail-server.ts'
import { useServer } from '../testing/server.ts'
import { makeReceiver } from './testing/receiver.ts'
import { writeReportMail } from './write-report-mail.ts'

const mail = useMailServer()
const server = useServer(() => ({ SMTP_URL: mail.url }), { jobs: false })

it('all pages of a mailed report are read as of one moment, even if rows are added between them', async () => {
  const staff = await server.as('report-mails')
  const reader = await makeReceiver(server, 'report-visitors-by-range')
  const form = { report: 'visitors-by-range', every: 'Daily', hour: 6 } as const
  const { id } = await staff.data(calls.add, { ...form, user_ids: [reader.id] })
  await staff.data(calls.sendNow, { id })
  const { id: mailId } = await server.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()

  const counted: number[] = []
  /** Answers two pages, and adds a building while each is read. */
  const run = async (on: Kysely<DB>, _who: unknown, { page }: { page: number }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from buildings`.execute(on)
    counted.push(rows[0]?.count ?? 0)
    await sql`insert into buildings (name) values (${`Page ${page}`})`.execute(server.db)
    return { rows: Array(page === 1 ? 200 : 1).fill({}), total: 201 }
  }
  const bound = [{ name: 'x', call: reports.visitorsByRange, run: run as never, limits: [] }]
  const around = { db: server.db, replica: undefined, bound, timeZone: 'Asia/Kolkata' }
  await writeReportMail({ ...around, venueName: 'Test venue', origin: '' })(mailId)
  expect(counted).toHaveLength(2)
  expect(counted[1]).toBe(counted[0])
})
