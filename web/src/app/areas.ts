import { access } from '../access/index.tsx'
import { application } from '../application/index.tsx'
import { cash } from '../cash/index.tsx'
import { dashboard } from '../dashboard/index.tsx'
import { dictionary } from '../dictionary/index.tsx'
import { dispensary } from '../dispensary/index.tsx'
import { electrical } from '../electrical/index.tsx'
import { gate } from '../gate/index.tsx'
import { imports } from '../imports/index.tsx'
import { planning } from '../planning/index.tsx'
import { pos } from '../pos/index.tsx'
import { reports } from '../reports/index.tsx'
import { reservations } from '../reservations/index.tsx'
import { samadh } from '../samadh/index.tsx'
import { schedules } from '../schedules/index.tsx'
import { vaccination } from '../vaccination/index.tsx'
import { venue } from '../venue/index.tsx'
import type { Area } from './area.ts'

/** Every area of the product. Router, navigation and command palette come from this list. */
export const areas: readonly Area[] = [
  dashboard,
  reservations,
  planning,
  application,
  gate,
  samadh,
  vaccination,
  dispensary,
  cash,
  electrical,
  pos,
  reports,
  venue,
  dictionary,
  access,
  imports,
  schedules,
]
