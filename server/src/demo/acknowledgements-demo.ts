import { addDays } from '@nivas/contract/dates.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { acknowledgementText } from '../reservations/index.ts'
import { insertRows } from './insert-rows.ts'
import { addMinutes, at, earliest, type Moment } from './moments.ts'
import type { DemoPart } from './part.ts'

const DAYS = 10
/** How many days ago the mail server went away. Later mails are kept, like those that the demo itself makes. */
const SERVER_LEFT = 2

type Application = {
  email: string
  name: string
  number: string
  arrival: string
  departure: string
  created_at: Moment
}

/** Reads the latest public applications, in order of time. */
async function readApplications(trx: Transaction<DB>, since: Moment): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select email, applicant_name as name, application_number as number, arrival_date as arrival,
      departure_date as departure, to_char(created_at, 'YYYY-MM-DD"T"HH24:MI') as created_at
    from reservations where created_by is null and created_at >= ${since}::timestamptz and email like '%@example.org'
    order by created_at, id`.execute(trx)
  return rows
}

const none = { sent_at: null, failed_at: null, kept_at: null, tries: 0, last_error: null }

/** Returns the state of a mail. A mail server has refused one in fifteen. */
function fateOf(i: number, created: Moment, now: Moment, left: Moment) {
  const tried = earliest(addMinutes(created, 1), now)
  if (created >= left) return { ...none, kept_at: tried }
  if (i % 15 === 7)
    return { ...none, failed_at: tried, tries: 1, last_error: '550 5.1.1 There is no such mailbox' }
  return { ...none, sent_at: tried, tries: 1 }
}

/**
 * Mails to applicants: sent ones, ones that their mail server refused, and ones that are kept because there is no mail
 * server.
 */
export const acknowledgementsDemo: DemoPart = {
  name: 'acknowledgements',

  isEmpty: async (trx) => !(await trx.selectFrom('mails').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, { today, now }) => {
    const left = at(addDays(today, -SERVER_LEFT), '00:00')
    const applications = await readApplications(trx, at(addDays(today, -DAYS), '00:00'))
    await insertRows(
      trx,
      'mails',
      applications.map(({ email, name, created_at, number, arrival, departure }, i) => {
        const fate = fateOf(i, created_at, now, left)
        const language = /^[a-z .]+$/i.test(name) ? 'en' : 'hi'
        const link = `http://localhost:3000/#/application-status?number=${number}`
        const { subject, text } = acknowledgementText(language, {
          ...{ venue: 'Nivas', number, arrival, departure, link },
        })
        const written = { to_address: email, subject, text: fate.sent_at ? null : text, kind: 'text' }
        return { ...written, ...fate, created_at }
      }),
    )
  },
}
