import type { Request } from '@nivas/contract/call.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { sql } from 'kysely'
import type { Client } from '../../testing/client.ts'
import { aadhaarNumbers } from '../../testing/identity-numbers.ts'
import type { TestServer } from '../../testing/server.ts'

/** The permissions of every counter and report of the memorial site, except to set its hours. */
export const everyCounter = [
  'samadh-aadharcard-scanner',
  'samadh-security-check',
  'samadh-exit-point',
  'samadh-pending-visitors',
  'samadh-visitors-entry-report',
  'samadh-visitors-information-report',
] as const

type Sent = Request<typeof calls.visit>

let made = 0

/** Returns a visit of two people with a new card. */
export function visit(more: Partial<Sent> = {}): Sent {
  made += 1
  return {
    idNumber: `DL-${made}-2026`,
    idProof: 4,
    visitorname: 'Asha Rao',
    mobileNumber: '9876543210',
    country: 'IND',
    gents: 1,
    ladies: 1,
    children: 0,
    ...more,
  }
}

const numbers = aadhaarNumbers()

/** Returns a new Aadhaar number with a valid check digit. */
export const aadhaar = (): string => numbers.next().value ?? ''

/** Returns a visit of a family of six with a new Aadhaar number. */
export const familyVisit = (more: Partial<Sent> = {}): Sent => ({
  idNumber: aadhaar(),
  visitorname: 'Asha Rao',
  mobileNumber: '9876543210',
  country: 'IND',
  tourType: 3,
  gents: 2,
  ladies: 3,
  children: 1,
  ...more,
})

export const enter = (staff: Pick<Client, 'data'>, more: Partial<Sent> = {}) =>
  staff.data(calls.visit, visit(more))

/** Removes all visits and frees every tray. */
export async function clean({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await sql`update samadh_trays set visit_id = null`.execute(db)
  await db.deleteFrom('samadh_visits').execute()
}
