import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Client } from '../../testing/client.ts'
import { inDays } from '../../testing/factories.ts'
import type { TestServer } from '../../testing/server.ts'
import { newCard } from './entries.ts'

/** Returns a user with the permissions of the gate's counters and lists. */
export const asGuard = (server: Pick<TestServer, 'as'>) =>
  server.as(
    'gate-visitor-entry',
    'gate-pending-visitor',
    'gate-pending-visit-status-update',
    'gate-non-satsangi-visitors',
    'gate-live-board',
    'gate-ceiling',
  )

/** Records an entry of today, with a new card, and returns it. */
export const enter = (staff: Pick<Client, 'data'>, more: object = {}) =>
  staff.data(calls.createEntry, {
    id_card_no: newCard(),
    visitorname: 'Meena Devi',
    houseNo: 'B-12',
    fromdate: inDays(0),
    todate: inDays(0),
    departure_time: '23:59',
    people: 1,
    issatsangi: false,
    ...more,
  })

/** Moves the moment of an entry into the past. */
export const enteredMinutesAgo = (db: Kysely<DB>, id: number, minutes: number) =>
  sql`update gate_visits set entered_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    db,
  )
