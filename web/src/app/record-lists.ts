import { accessRecords } from '../access/record-lists.ts'
import { cashRecords } from '../cash/record-lists.ts'
import { dictionaryRecords } from '../dictionary/record-lists.ts'
import { dispensaryRecords } from '../dispensary/record-lists.ts'
import { electricalRecords } from '../electrical/record-lists.ts'
import { gateRecords } from '../gate/record-lists.ts'
import { importsRecords } from '../imports/record-lists.ts'
import { planningRecords } from '../planning/record-lists.ts'
import { posRecords } from '../pos/record-lists.ts'
import { reservationsRecords } from '../reservations/record-lists.ts'
import { samadhRecords } from '../samadh/record-lists.ts'
import { schedulesRecords } from '../schedules/record-lists.ts'
import type { LeadsTo } from '../ui/board/lead.tsx'
import { vaccinationRecords } from '../vaccination/record-lists.ts'
import { venueRecords } from '../venue/record-lists.ts'
import type { NamedRecord, RecordLists } from './record-list.ts'

/**
 * The lists by the types of records. They are loaded with a receipt or with the details of an entry of the audit
 * (decision 0008).
 */
const all: RecordLists = {
  ...accessRecords,
  ...cashRecords,
  ...dictionaryRecords,
  ...dispensaryRecords,
  ...electricalRecords,
  ...gateRecords,
  ...importsRecords,
  ...planningRecords,
  ...posRecords,
  ...reservationsRecords,
  ...samadhRecords,
  ...schedulesRecords,
  ...vaccinationRecords,
  ...venueRecords,
}

/** The types of records that have a list. */
export const listedTypes = Object.keys(all)

/** Returns the lists that show a record. */
export const listsOf = (type: string, record: NamedRecord): readonly LeadsTo[] => all[type]?.(record) ?? []
