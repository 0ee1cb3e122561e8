import { accessFields } from '../access/audit-fields.ts'
import { cashFields } from '../cash/audit-fields.ts'
import { dictionaryFields } from '../dictionary/audit-fields.ts'
import { dispensaryFields } from '../dispensary/audit-fields.ts'
import { electricalFields } from '../electrical/audit-fields.ts'
import { gateFields } from '../gate/audit-fields.ts'
import { importsFields } from '../imports/audit-fields.ts'
import { planningFields } from '../planning/audit-fields.ts'
import { posFields } from '../pos/audit-fields.ts'
import { reservationsFields } from '../reservations/audit-fields.ts'
import { samadhFields } from '../samadh/audit-fields.ts'
import { schedulesFields } from '../schedules/audit-fields.ts'
import { vaccinationFields } from '../vaccination/audit-fields.ts'
import { venueFields } from '../venue/audit-fields.ts'
import { type AuditFields, hidden, partsBefore } from './audit-field.ts'

/** The fields that every area has: those of lists, and those that the server adds. */
const ofAll: AuditFields = {
  id: 'Id',
  page: hidden,
  per_page: hidden,
  sort: hidden,
  order: hidden,
  deleted: 'Deleted',
  known: partsBefore,
  value: 'Value',
}

/**
 * The fields by the areas of the contract. They are loaded with the details of an entry, not with a screen (decision
 * 0008).
 */
const byArea: Readonly<Record<string, AuditFields>> = {
  access: accessFields,
  venue: venueFields,
  reservations: reservationsFields,
  planning: planningFields,
  cash: cashFields,
  electrical: electricalFields,
  pos: posFields,
  gate: gateFields,
  samadh: samadhFields,
  dictionary: dictionaryFields,
  vaccination: vaccinationFields,
  dispensary: dispensaryFields,
  imports: importsFields,
  schedules: schedulesFields,
}

/** Returns how the audit shows the fields of an area's calls. */
export const auditFieldsOf = (area: string): AuditFields => ({ ...ofAll, ...byArea[area] })
