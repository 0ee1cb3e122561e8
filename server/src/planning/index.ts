import { planning as calls } from '@nivas/contract/planning/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind } from '../http/bind.ts'
import { type Queue, type Worker, worker } from '../jobs/queue.ts'
import { acceptAll, acceptLines, giveUpAccepting } from './accept-lines.ts'
import { acceptPlan } from './accept-plan.ts'
import { changeLine } from './change-line.ts'
import { lineRooms } from './line-rooms.ts'
import { listLines } from './list-lines.ts'
import { failPlan, makePlan, planEvent } from './plan-event.ts'
import { readPlan, readPlans } from './read-plans.ts'
import { startPlan } from './start-plan.ts'
import { stopPlan } from './stop-plan.ts'

const RECENT = 20

export const planning = (queue: Queue) =>
  bind('planning', calls, {
    recent: (db) => readPlans(db, sql`p.state <> 'CANCELLED'`, RECENT),
    get: (db, _actor, { id }) => readPlan(db, id),
    lines: listLines,
    lineRooms,
    start: startPlan(queue),
    stop: stopPlan,
    changeLine,
    accept: acceptPlan(queue),
  })

/** Returns the workers of this area's jobs. */
export const planningWorkers = (db: Kysely<DB>): Worker[] => [
  worker(planEvent, (payload, around) => makePlan(db, payload, around), {
    gaveUp: (payload) => failPlan(db, payload),
  }),
  worker(acceptLines, (payload, around) => acceptAll(db, payload, around), {
    gaveUp: (payload) => giveUpAccepting(db, payload),
  }),
]
