import { access } from './access/calls.ts'
import { cash } from './cash/calls.ts'
import { dashboard } from './dashboard/calls.ts'
import { dictionary } from './dictionary/calls.ts'
import { dispensary } from './dispensary/calls.ts'
import { electrical } from './electrical/calls.ts'
import { find } from './find/calls.ts'
import { gate } from './gate/calls.ts'
import { identity } from './identity/calls.ts'
import { imports } from './imports/calls.ts'
import { planning } from './planning/calls.ts'
import { pos } from './pos/calls.ts'
import { registry } from './registry/calls.ts'
import { reports } from './reports/calls.ts'
import { reservations } from './reservations/calls.ts'
import { samadh } from './samadh/calls.ts'
import { schedules } from './schedules/calls.ts'
import { vaccination } from './vaccination/calls.ts'
import { venue } from './venue/calls.ts'

/** Every call of the product, by area. */
export const contract = {
  dashboard,
  find,
  access,
  venue,
  registry,
  reservations,
  planning,
  cash,
  electrical,
  pos,
  gate,
  samadh,
  reports,
  dictionary,
  vaccination,
  dispensary,
  imports,
  identity,
  schedules,
}
export type Contract = typeof contract
